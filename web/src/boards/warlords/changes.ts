/** Changes to a player's power if the game ended now: a planet won or lost, a guard killed, a wound. */
import { circles, mostUnits, SOURCES, type Planet, type View } from './position';
import { BOX, PLANETS, steps } from './world';

const PER_MISSION = 2; // §18.4
export type Parts = Partial<Record<'gained' | 'guards' | 'majorities' | 'missions', number>>;
export interface Change {
  what: 'take' | 'lose' | 'wound' | 'kill';
  thing: string; // a planet, a card, or the card to the left of a guard
  kind: string; // of the planet, the mission or the circle
  parts: Parts;
  sum: number;
}

/** Power from majorities and missions with other planets, or with other cards that are wounded. §18.3 §18.4 */
function standing(
  v: View,
  seat: number,
  planets: readonly Planet[],
  wounded: readonly string[],
): { majorities: number; missions: number } {
  const paid = PLANETS.filter((kind) => {
    const best = mostUnits(planets, v.seats, kind);
    return best.includes(seat) && (best.length === 1 || v.options.shared_majorities);
  });
  const held = (kind: string) => planets.filter((planet) => planet.owner === seat && planet.kind === kind).length;
  return {
    majorities: paid.reduce((sum, kind) => sum + steps()[v.track[kind] ?? 0]!.majority, 0),
    missions: v.rows[seat]!.filter((card) => !wounded.includes(card)).reduce(
      (sum, card) => sum + PER_MISSION * held(BOX.mercenaries[card]!.mission),
      0,
    ),
  };
}

function change(what: Change['what'], thing: string, kind: string, parts: Parts): Change {
  const changed: Parts = {};
  for (const source of SOURCES) if (parts[source]) changed[source] = parts[source];
  return { what, thing, kind, parts: changed, sum: Object.values(changed).reduce((sum, power) => sum + power, 0) };
}

/** Every single change: the best gains first, the worst losses last. */
export function changes(v: View, seat: number): Change[] {
  const now = standing(v, seat, v.planets, v.wounded);
  const besides = (planets: readonly Planet[], wounded: readonly string[] = v.wounded): Parts => {
    const then = standing(v, seat, planets, wounded);
    return { majorities: then.majorities - now.majorities, missions: then.missions - now.missions };
  };
  const instead = (planet: Planet, owner: number | null, units: string) =>
    v.planets.map((one) => (one === planet ? { ...planet, owner, units } : one));
  const found = v.planets.flatMap((planet) => {
    if (!planet.kind || !planet.face_up || (planet.owner !== null && planet.owner === v.mates[seat])) return [];
    if (planet.owner === seat) return [change('lose', planet.name, planet.kind, besides(instead(planet, null, '')))];
    const gained = planet.owner === null ? steps()[v.track[planet.kind] ?? 0]!.deploy : 0;
    return [change('take', planet.name, planet.kind, { gained, ...besides(instead(planet, seat, 'i')) })];
  });
  for (const card of v.rows[seat]!)
    if (!v.wounded.includes(card))
      found.push(change('wound', card, BOX.mercenaries[card]!.mission, besides(v.planets, [...v.wounded, card])));
  for (const circle of circles(v, seat))
    if (circle.guarded) found.push(change('kill', circle.left, circle.ability, { guards: -1 }));
  return found.filter((one) => one.sum).sort((a, b) => b.sum - a.sum);
}

/** A few of them: the best planet of each type to win, the worst to lose. */
export function foremost(all: readonly Change[], gains = 3, losses = 3): Change[] {
  const seen = new Set<string>();
  const once = ({ what, kind }: Change) => !seen.has(`${what} ${kind}`) && seen.add(`${what} ${kind}`);
  const won = all
    .filter((one) => one.sum > 0)
    .filter(once)
    .slice(0, gains);
  const lost = all
    .filter((one) => one.sum < 0)
    .reverse()
    .filter(once)
    .slice(0, losses);
  return [...won, ...lost];
}
