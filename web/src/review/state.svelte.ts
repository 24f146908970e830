/** A review as its page shows it: the replay below it, and which costly decision is looked at. */
import type { CostlyDecision, GameReview } from '../generated/types';
import { answerLine, placesIn, reasonLine } from '$core/phrases';
import { session } from '$core/session.svelte';
import type { Words } from '$core/sheet';
import type { Replayed } from '../replay/state.svelte';
import { viewOf } from '../replay/story';

export class Reviewed {
  place = $state(0); // of the costliest

  constructor(
    readonly replay: Replayed,
    readonly review: GameReview,
  ) {
    replay.look(review.seat);
    this.show(0);
  }

  get current(): CostlyDecision | null {
    return this.review.costliest[this.place] ?? null;
  }

  get count(): number {
    return this.review.costliest.length;
  }

  show(place: number): void {
    if (this.count) this.place = Math.min(this.count - 1, Math.max(0, place));
    this.replay.go(this.current?.step ?? this.replay.last);
  }

  /** The places that an answer names, for the board. */
  get marked(): string[] {
    const { current } = this;
    if (!current || this.replay.at !== current.step) return [];
    return placesIn(this.replay.game.game, current.question, [current.better.words, current.played.words]);
  }

  /** Why the other answer was better, in one clause. */
  why(one: CostlyDecision): string {
    return one.secret
      ? session.messages!.say('review-why-secret')
      : reasonLine(session.messages!, this.review.game, one.reasons);
  }

  /** An answer to a decision in words. */
  spell(one: CostlyDecision, words: Words): string {
    const { replay } = this;
    const { ask } = viewOf(replay.views, replay.game.steps, one.step, this.review.seat);
    if (!ask) return words.join(' ');
    return answerLine(session.messages!, replay.game.game, { ...ask }, one.question, words, replay.names);
  }
}
