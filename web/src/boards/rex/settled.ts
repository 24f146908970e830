/** What each side lost or gained in a battle, one sentence each with its picture. */
import { say } from '$core/session.svelte';
import type { Army, Report } from './happened';
import { called, titled } from './names';
import { allies, strongholds, type View } from './position';
import { SPACE, TO_WIN } from './world';

export interface Settled {
  what: 'units' | 'leader' | 'coin' | 'card' | 'stronghold';
  good: boolean;
  count: number;
  text: string;
}

export class Settling {
  readonly #at: number;
  constructor(
    readonly report: Report,
    readonly v: View,
  ) {
    this.#at = SPACE.get(report.space)?.at ?? -1;
  }

  /** Units of a side when the battle began. */
  before(army: Army): number {
    return army.units ?? this.left(army) + army.lost;
  }
  left(army: Army): number {
    return this.v.units[army.seat]?.[this.#at] ?? 0;
  }

  of(army: Army): Settled[] {
    const { lost, gained, discarded } = army;
    const left = this.left(army);
    const leader = titled(army.leader);
    const won = army.seat === this.report.winner;
    const found: (Settled | false)[] = [
      {
        what: 'units',
        good: !lost && !army.retreated,
        count: army.retreated ? this.before(army) : lost || left,
        text: army.retreated
          ? say('web-rex-out-withdrew')
          : !lost
            ? say('web-rex-out-loses-none', { left })
            : say(left ? 'web-rex-out-loses' : 'web-rex-out-loses-all', { count: lost, left }),
      },
      army.fell &&
        army.plan !== null && { what: 'leader', good: false, count: 0, text: say('web-rex-out-falls', { leader }) },
      gained > 0 && { what: 'coin', good: true, count: gained, text: say('web-rex-out-gains', { count: gained }) },
      discarded.length > 0 && {
        what: 'card',
        good: false,
        count: 0,
        text: say('web-rex-out-discards', { cards: discarded.map(called).join(', ') }),
      },
      won &&
        !!SPACE.get(this.report.space)?.icons.includes('stronghold') && {
          what: 'stronghold',
          good: true,
          count: 0,
          text: this.#holding(army.seat),
        },
    ];
    return found.filter((one) => one !== false);
  }

  #holding(seat: number): string {
    const group = [seat, ...allies(this.v, seat)];
    const { space } = this.report;
    return say(strongholds(this.v, seat).includes(space) ? 'web-rex-out-holds' : 'web-rex-out-contested', {
      space: called(space),
      count: group.reduce((sum, one) => sum + strongholds(this.v, one).length, 0),
      most: TO_WIN[group.length] ?? 3,
    });
  }
}
