import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Messages, parse, type Value } from '$core/messages';
import type { Sheet } from '../../generated/types';
import { answerText } from './answers';

const { session } = vi.hoisted(() => ({ session: { messages: null as Messages | null } }));
vi.mock('$core/session.svelte', () => ({
  say: (key: string, values?: Record<string, Value>) => session.messages!.say(key, values),
  session,
}));

const FOLDER = new URL('../../../../src/plancia/locale/en/', import.meta.url);
const FILES = ['rex.ftl', 'rex-web.ftl', 'rex-editions.ftl'];
session.messages = new Messages(
  'en',
  FILES.map((file) => parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
);
const asked = (topic: string) => ({ topic }) as unknown as Sheet<'rex'>;

describe('answers that move units', () => {
  it.each([
    ['MoveUnits', ['move', 'CIV', 'PAL', 8], '8 units: Civilian Spaceport → Imperial Palace'],
    ['DeployUnits', ['deploy', 'PAL', 2, 1], '2 units and one mechanized → Imperial Palace'],
    ['RepositionUnits', ['reposition', 'CIV', 1], 'One unit → Civilian Spaceport'],
    ['PlaceUnits', ['PAL', 10], '10 units → Imperial Palace'],
    ['MoveUnits', ['stay'], ''],
  ])('name the units and the spaces: %s %s', (topic, words, text) => {
    expect(answerText(asked(topic), words)).toBe(text);
  });
});
