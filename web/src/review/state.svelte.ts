/** A review as its page shows it: the replay, and the selected costly decision. */
import type { CostlyDecision, GameReview, ReviewSoFar } from '../generated/types';
import { answerLine, placesIn, prompt, reasonLine, topic } from '$core/phrases';
import { session } from '$core/session.svelte';
import type { Words } from '$core/sheet';
import { labelledPlaces } from '../table/numbered';
import type { Replayed } from '../replay/state.svelte';
import { viewOf } from '../replay/story';

/** A probability in words. */
export function percentage(chance: number): string {
  return session.messages!.say('web-review-percent', { percent: Math.round(100 * chance) });
}

/** What a review shows while it is in progress, too. */
export type Parts = ReviewSoFar & Pick<GameReview, 'game' | 'seats' | 'seat'>;

export class Reviewed {
  place = $state(0); // index among the costliest
  #learned = $state.raw<Parts | null>(null);
  whole = $state.raw<GameReview | null>(null); // null: it is in progress
  progress = $state(0); // from 0 to 1

  constructor(
    readonly replay: Replayed,
    private readonly first: Parts,
  ) {
    replay.look(first.seat);
    this.show(0);
  }

  /** More is known. When the first decisions are, and at the end, the costliest one is shown. */
  learn(parts: Parts, whole: GameReview | null, progress: number): void {
    const isNews = whole !== this.whole || (!this.count && !!parts.costliest.length);
    [this.#learned, this.whole, this.progress] = [parts, whole, progress];
    if (isNews) this.show(0);
  }

  get review(): Parts {
    return this.#learned ?? this.first;
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

  /** Both answers to the decision on show, the better one first. */
  get proposed(): Words[] {
    const { current } = this;
    return current && this.replay.at === current.step ? [current.better.words, current.played.words] : [];
  }

  /** The places that they name, for the board. */
  get marked(): string[] {
    return this.current ? placesIn(this.replay.game.game, this.current.question, this.proposed) : [];
  }

  /** The chances of both answers on the board; the better one has a tick. */
  get labelled(): Map<string, string> {
    const { current } = this;
    if (!current || !this.proposed.length) return new Map();
    const places = (words: Words) => placesIn(this.replay.game.game, current.question, [words]);
    return labelledPlaces([
      [`✓ ${percentage(current.better.chance)}`, places(current.better.words)],
      [percentage(current.played.chance), places(current.played.words)],
    ]);
  }

  /** Why the other answer was better, in one clause. */
  why(one: CostlyDecision): string {
    return one.secret
      ? session.messages!.say('review-why-secret')
      : reasonLine(session.messages!, this.review.game, one.reasons);
  }

  /** The question of a decision in words. */
  asked(one: CostlyDecision): string {
    const { replay, review } = this;
    const { game } = replay.game;
    const { ask } = viewOf(replay.views, replay.game.steps, one.step, review.seat);
    if (!ask) return '';
    const m = session.messages!;
    return `${topic(m, game, { ...ask }, replay.names, review.seat)} ${prompt(m, game, { ...ask }, one.question, [], replay.names)}`;
  }

  /** An answer to a decision in words. */
  spell(one: CostlyDecision, words: Words): string {
    const { replay } = this;
    const { ask } = viewOf(replay.views, replay.game.steps, one.step, this.review.seat);
    if (!ask) return words.join(' ');
    return (
      replay.plugin.answerText?.(one.question, words) ||
      answerLine(session.messages!, replay.game.game, { ...ask }, one.question, words, replay.names)
    );
  }
}
