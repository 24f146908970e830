import { isKind } from '$core/kinds';
import type { Fact } from './position';
/** The events of a seat, for the scene that stays until dismissed. */

/** A conflict of its own, or a leader that lost its last temple because of another player. */
export function happenedTo(facts: readonly Fact[], seat: number): boolean {
  const own = facts.some((fact) => fact.type === 'CatastrophePlayed' && fact.seat === seat);
  return facts.some((fact) => {
    if (fact.type === 'ConflictDecided') return fact.winner === seat || fact.loser === seat;
    return fact.type === 'LeaderWentHome' && fact.seat === seat && fact.why === 'no_temple' && !own;
  });
}

const SHOWN = ['CatastrophePlayed', 'TilesAdded', 'ConflictDecided', 'TilesLost', 'LeaderWentHome', 'Scored'] as const;
/** The facts of an update that the scene shows. */
export const shownFacts = (facts: readonly Fact[]): Fact[] => facts.filter((fact) => isKind(fact, ...SHOWN));
