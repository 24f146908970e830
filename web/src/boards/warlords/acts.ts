/** Battles and bombardments in parts: who fights, the dice of each side, the losses, the outcome. */
import type { Act } from '../../table/acts';
import type { Fact } from './position';

/** A part begins with each of these, and is shown for so many beats. */
const BEATS: Partial<Record<Fact['type'], number>> = {
  InvasionBegan: 2,
  PlanetBombarded: 1,
  DiceRolled: 1.5,
  UnitsLost: 1.5,
  InvasionEnded: 3,
};
/** The outcome of one's own battle, or one's loss by a bombardment, stays on screen: it comes with the new position. */
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
    const both = type === 'UnitsLost' && facts[at - 1]?.type === type; // both sides fall together
    return beats === undefined || both ? [] : [{ at, beats }];
  });
  return cuts.map(({ at, beats }, i) => ({ beats, facts: (cuts[i + 1]?.at ?? end) - (i ? at : 0) }));
}
