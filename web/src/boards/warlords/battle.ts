/** An invasion, from its facts and its frame: the guard, the dice of every round, the losses. */
import type { Kind } from '$core/kinds';
import { unpacked, type Fact, type Frame, type Planet, type View } from './position';

export interface Round {
  attack: string[];
  defence: string[];
  again: string[]; // rerolled
  lost: { seat: number; units: string }[];
}
export interface Battle {
  began: Kind<Fact, 'InvasionBegan'>;
  fell: number | null; // the new position of the planet's marker after a step back
  guard: string[] | null;
  manoeuvre: string;
  rounds: Round[];
  ended: Kind<Fact, 'InvasionEnded'> | null;
}

export function battle(facts: readonly Fact[]): Battle | null {
  const began = facts.findLast((fact) => fact.type === 'InvasionBegan');
  if (!began) return null;
  const found: Battle = { began, fell: null, guard: null, manoeuvre: '', rounds: [], ended: null };
  for (const fact of facts.slice(facts.lastIndexOf(began) + 1)) {
    const now = found.rounds.at(-1);
    if (fact.type === 'TrackFell') found.fell = fact.position;
    else if (fact.type === 'GuardSent') [found.guard, found.manoeuvre] = [fact.cards, fact.manoeuvre];
    else if (fact.type === 'UnitsLost' && now) now.lost.push({ seat: fact.seat, units: fact.units });
    else if (fact.type === 'DiceRolled') {
      const { dice } = fact;
      if (fact.seat === began.invader) found.rounds.push({ attack: dice, defence: [], again: [], lost: [] });
      else if (now) now.defence.length ? (now.again = dice) : (now.defence = dice);
    } else if (fact.type === 'InvasionEnded') {
      found.ended = fact;
      break;
    }
  }
  return found;
}

// ---- the scene
export interface Camp {
  seat: number;
  units: string; // at the beginning of the round
  dice: string[];
  hits: number | null; // null: not known yet
  idle: boolean; // invader faces have no effect
  struck: string; // certain losses, or losses of this round
}
export interface Scene {
  planet: Planet;
  round: number;
  attack: Camp;
  defence: Camp;
  again: string[]; // rerolled dice of the defender
  tank: boolean; // invader faces are hits
  manoeuvre: string;
  guard: string[] | null;
  fell: boolean;
  track: number; // position of the planet's marker
  rounds: Round[];
  ended: Battle['ended'];
}

const count = (dice: readonly string[], face: string) => dice.filter((one) => one === face).length;
/** The losses that dice cause on the other side, and whether invader faces count. §14.7 §14.5 */
function hitsOf(dice: readonly string[], counts: boolean): { hits: number; idle: boolean } {
  return {
    hits: count(dice, 'hit') + (counts ? count(dice, 'invader') : 0),
    idle: !counts && dice.includes('invader'),
  };
}
/** The same for both sides of a battle in progress. */
export function hits(frame: Frame<'Invasion'>): Record<'attack' | 'defence', { hits: number; idle: boolean }> {
  return {
    attack: hitsOf(frame.attack, unpacked(frame.troops).includes('t')),
    defence: hitsOf(frame.defence, reinforced(frame.manoeuvre, frame.round)),
  };
}
/** The units certain to be lost with this many hits: all of them, or this many if they are all of one kind. §14.8 */
export function certain(units: string, hits: number): string {
  return hits >= units.length ? units : new Set(units).size === 1 ? units.slice(0, hits) : '';
}
const without = (units: string, lost: string) =>
  Array.from(lost).reduce((left, letter) => left.replace(letter, ''), units);
const lostBy = (rounds: readonly Round[], seat: number) =>
  rounds.flatMap(({ lost }) => lost.filter((one) => one.seat === seat).map(({ units }) => units)).join('');
const reinforced = (manoeuvre: string, round: number) => manoeuvre === 'reinforcements' && round === 1;

/** A battle in progress, from the view. The facts add earlier rounds, if the page has seen them. */
export function liveScene(v: View, facts: readonly Fact[], frame: Frame<'Invasion'>): Scene {
  const known = battle(facts);
  const planet = v.planets[frame.planet]!;
  const troops = unpacked(frame.troops);
  const rolled = frame.defence.length > 0;
  const tank = troops.includes('t');
  const { attack, defence } = hits(frame);
  const losing = v.ask?.type === 'ChooseLosses';
  return {
    planet,
    round: frame.round,
    attack: {
      seat: frame.seat,
      units: troops,
      dice: frame.attack,
      hits: rolled ? attack.hits : null,
      idle: attack.idle,
      struck: unpacked(frame.fallen) || (losing ? certain(troops, defence.hits) : ''),
    },
    defence: {
      seat: frame.defender,
      units: planet.units,
      dice: frame.defence,
      hits: rolled ? defence.hits : null,
      idle: defence.idle,
      struck: losing ? certain(planet.units, attack.hits) : '',
    },
    again: [],
    tank,
    manoeuvre: frame.manoeuvre,
    guard: known?.guard ?? null,
    fell: known !== null && known.fell !== null,
    track: v.track[planet.kind ?? ''] ?? 0,
    rounds: known?.rounds ?? [],
    ended: null,
  };
}
/** The last battle up to its last fact. Units lost in a round are still shown in it, crossed out. */
export function pastScene(v: View, past: Battle): Scene | null {
  const { began, rounds, ended, manoeuvre, guard, fell } = past;
  const planet = v.planets.find(({ name }) => name === began.planet);
  if (!planet) return null;
  const [before, now] = [rounds.slice(0, -1), rounds.at(-1)];
  const troops = without(began.units, lostBy(before, began.invader));
  const garrison = without(began.against + (guard ? 'i' : ''), lostBy(before, began.defender));
  const fallen = { attack: lostBy(rounds.slice(-1), began.invader), defence: lostBy(rounds.slice(-1), began.defender) };
  const tank = troops.includes('t');
  const attack = hitsOf(now?.attack ?? [], tank);
  const defence = hitsOf(now?.defence ?? [], reinforced(manoeuvre, rounds.length));
  // Facts do not name the dice after rerolls: the losses show the number of hits.
  const again = now?.again.length ? (now.lost.length ? fallen.attack.length : null) : defence.hits;
  return {
    planet,
    round: Math.max(1, rounds.length),
    attack: {
      seat: began.invader,
      units: troops,
      dice: now?.attack ?? [],
      hits: now?.defence.length ? attack.hits : null,
      idle: attack.idle,
      struck: fallen.attack,
    },
    defence: {
      seat: began.defender,
      units: garrison,
      dice: now?.defence ?? [],
      hits: now?.defence.length ? again : null,
      idle: defence.idle,
      struck: fallen.defence,
    },
    again: now?.again ?? [],
    tank,
    manoeuvre,
    guard,
    fell: fell !== null,
    track: fell ?? v.track[planet.kind ?? ''] ?? 0,
    rounds,
    ended,
  };
}
