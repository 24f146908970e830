import { describe, expect, it } from 'vitest';
import type { Sheet } from '../generated/types';
import { Answering } from './answering.svelte';

/** Two words, of which the first is one of two. */
const sheet = (number: number): Sheet => ({
  topic: 'SealCards',
  rule: '',
  number,
  start: 2,
  preset: ['rifle', 'suit'],
  brings: [],
  nodes: [
    ['', []],
    ['defence', [[['suit', 'shield'], 0]]],
    ['attack', [[['rifle', 'laser'], 1]]],
  ],
});

/** To pass, or to play: there is one card to look at. */
const riding: Sheet = {
  topic: 'MoveUnits',
  rule: '',
  number: 5,
  start: 3,
  preset: ['pass'],
  brings: [],
  nodes: [
    ['', []],
    ['word', [[['card'], 0]]],
    ['rider', [[['look'], 1]]],
    [
      'verb',
      [
        [['pass'], 0],
        [['play'], 2],
      ],
    ],
  ],
};

describe('an answer that is being put together', () => {
  it('keeps the first word of the next question, though the server says only then that the last answer was heard', async () => {
    let heard: (yes: boolean) => void = () => undefined;
    const answering = new Answering(
      () => new Promise((resolve) => (heard = resolve)),
      () => false,
    );
    answering.ask(sheet(1));
    const sent = answering.try(['rifle', 'suit']);
    answering.ask(sheet(2));
    await answering.say('laser');
    heard(true);
    await sent;
    expect(answering.said).toEqual(['laser']);
  });
  it('begins anew when it was heard, and may be changed when it was refused', async () => {
    const answering = new Answering(
      () => Promise.resolve(true),
      () => true,
    );
    answering.ask(sheet(1));
    await answering.say('rifle');
    await answering.say('suit');
    expect(answering.held).toEqual(['rifle', 'suit']);
    await answering.confirm();
    expect([answering.said, answering.held]).toEqual([[], null]);
    const refused = new Answering(
      () => Promise.resolve(false),
      () => true,
    );
    refused.ask(sheet(1));
    await refused.say('rifle');
    await refused.say('suit');
    await refused.confirm();
    expect([refused.said, refused.held]).toEqual([['rifle'], null]);
  });
  it('fills in what has one way to its end, and sends it with the next yes', async () => {
    const sent: unknown[] = [];
    const answering = new Answering(
      (words) => Promise.resolve(sent.push(words) > 0),
      () => true,
    );
    answering.ask(riding);
    await answering.try(['play']);
    expect([answering.held, answering.filled, sent]).toEqual([['play', 'look', 'card'], true, []]);
    await answering.confirm();
    expect(sent).toEqual([['play', 'look', 'card']]);
  });
  it('sends what was filled in when its place is clicked, and steps back over all of it', async () => {
    const sent: unknown[] = [];
    const answering = new Answering(
      (words) => Promise.resolve(sent.push(words) > 0),
      () => true,
    );
    answering.ask(riding);
    await answering.try(['play']);
    answering.back();
    expect([answering.held, answering.said]).toEqual([null, []]);
    await answering.try(['play']);
    await answering.say('card');
    expect(sent).toEqual([['play', 'look', 'card']]);
  });
});
