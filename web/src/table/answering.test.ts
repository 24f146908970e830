import { describe, expect, it } from 'vitest';
import type { Sheet } from '../generated/types';
import { Answering } from './answering.svelte';

/** Two words, of which the first is one of two. */
const sheet = (number: number): Sheet => ({
  topic: 'SealCards', rule: '', number, start: 2, preset: ['rifle', 'suit'], brings: [],
  nodes: [['', []], ['defence', [[['suit', 'shield'], 0]]], ['attack', [[['rifle', 'laser'], 1]]]],
});

describe('an answer that is being put together', () => {
  it('keeps the first word of the next question, though the server says only then that the last answer was heard', async () => {
    let heard: (yes: boolean) => void = () => undefined;
    const answering = new Answering(() => new Promise((resolve) => (heard = resolve)), () => false);
    answering.ask(sheet(1));
    const sent = answering.try(['rifle', 'suit']);
    answering.ask(sheet(2));
    await answering.say('laser');
    heard(true);
    await sent;
    expect(answering.said).toEqual(['laser']);
  });
  it('begins anew when it was heard, and may be changed when it was refused', async () => {
    const answering = new Answering(() => Promise.resolve(true), () => true);
    answering.ask(sheet(1));
    await answering.say('rifle');
    await answering.say('suit');
    expect(answering.held).toEqual(['rifle', 'suit']);
    await answering.confirm();
    expect([answering.said, answering.held]).toEqual([[], null]);
    const refused = new Answering(() => Promise.resolve(false), () => true);
    refused.ask(sheet(1));
    await refused.say('rifle');
    await refused.say('suit');
    await refused.confirm();
    expect([refused.said, refused.held]).toEqual([['rifle'], null]);
  });
});
