import { describe, expect, it } from 'vitest';
import type { Sheet } from '../generated/types';
import { Answering } from './answering.svelte';

/** A form of two words; the first one has two choices. */
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

/** A form to pass or to play: there is one card to look at. */
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

describe('an answer in progress', () => {
  it('keeps the first word of the next question, even if the server confirms the last answer only then', async () => {
    let accept: (yes: boolean) => void = () => undefined;
    const answering = new Answering(
      () => new Promise((resolve) => (accept = resolve)),
      () => false,
    );
    answering.ask(sheet(1));
    const sent = answering.try(['rifle', 'suit']);
    answering.ask(sheet(2));
    await answering.say('laser');
    accept(true);
    await sent;
    expect(answering.said).toEqual(['laser']);
  });
  it('starts over when it was accepted, and can be changed when it was rejected', async () => {
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
  it('fills in the only continuation, and sends it with the next confirmation', async () => {
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
