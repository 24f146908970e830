/** Battles and bombardments in parts: the two sides, the dice of each, the losses, the outcome. */
import type { Act } from '../../table/acts';
import type { Fact } from './position';

/** A part begins with each of these facts, and is shown for this many beats. */
const BEATS: Partial<Record<Fact['type'], number>> = {
  InvasionBegan: 2,
  PlanetBombarded: 1,
  DiceRolled: 1.5,
  UnitsLost: 1.5,
  InvasionEnded: 3,
};
/**
 * The outcome of the player's own battle, or losses by a bombardment, stay on screen: they come with the new position.
 */
function stays(facts: readonly Fact[], seat: number | null): number {
  const bombed = facts.some(({ type }) => type === 'PlanetBombarded');
  const at = facts.findIndex((fact) =>
    fact.type === 'InvasionEnded'
      ? [fact.invader, fact.defender].some((one) => one === seat)
      : bombed && fact.type === 'UnitsLost' && fact.seat === seat,
  );
  return at < 0 ? facts.length : at;
}

export function acts(facts: readonly Fact[], seat: number | null): Act[] {
  if (!facts.some(({ type }) => type === 'DiceRolled')) return [];
  const end = stays(facts, seat);
  const cuts = facts.slice(0, end).flatMap(({ type }, at) => {
    const beats = BEATS[type];
    const both = type === 'UnitsLost' && facts[at - 1]?.type === type; // both sides have losses at the same time
    return beats === undefined || both ? [] : [{ at, beats }];
  });
  return cuts.map(({ at, beats }, i) => ({ beats, facts: (cuts[i + 1]?.at ?? end) - (i ? at : 0) }));
}
