import { describe, expect, it } from 'vitest';
import { changes, merged, words } from '$core/edition';
import { Messages, parse } from '$core/messages';

const PACKED =
  '{"spaces":{"LOW":{"name":{"en":"Market \\"Square\\"","it":"Piazza"},"icons":["stronghold"]}},"placements":{"A-B":false}}';

describe('an edition', () => {
  it('changes the records it names and removes others', () => {
    const { spaces, placements } = changes(PACKED);
    expect(merged({ LOW: { sector: 4, source: 'rulebook' } }, spaces)).toEqual({
      LOW: {
        sector: 4,
        source: 'edition',
        note: '',
        icons: ['stronghold'],
        name: { en: 'Market "Square"', it: 'Piazza' },
      },
    });
    expect(merged({ 'A-B': { left: 'A' } }, placements)).toEqual({});
    expect(changes('')).toEqual({});
  });

  it('adds messages in the languages it knows', () => {
    expect(words('rex', PACKED, 'en')).toEqual({ 'rex-name-low': 'Market "Square"' });
    expect(words('rex', PACKED, 'fr')).toEqual({});
    const plain = new Messages('en', [parse('rex-name-low = Lower Markets\nother = { rex-name-low }, too\n')]);
    const own = plain.with(words('rex', PACKED, 'en'));
    expect([own.say('rex-name-low'), own.say('other'), plain.say('rex-name-low')]).toEqual([
      'Market "Square"',
      'Market "Square", too',
      'Lower Markets',
    ]);
  });
});
