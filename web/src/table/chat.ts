/** The readers of a chat line. */

/** The partners in a private line; none: it is for a whole team, or for everybody. */
export function othersIn(
  readers: readonly number[],
  teams: readonly (readonly number[])[],
  seat: number | null,
): readonly number[] {
  const isTeam = teams.some((team) => team.length === readers.length && team.every((one) => readers.includes(one)));
  return isTeam ? [] : readers.filter((one) => one !== seat);
}
