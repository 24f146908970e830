/** The choices on the page for a new table. */
import { withCharacter } from '$core/levels';
import { session } from '$core/session.svelte';
import { pluginFor } from '../boards';
import type { NewTable } from '../generated/types';
import { usualBot } from '../shell/levels';
import type { OptionValue, Seat, Usual, Watchers } from './usual';

const KINDS = ['me', 'open', 'bot', 'bot', 'open', 'open'] as const;

export class NewTableForm {
  name = $state('');
  readonly game = $derived(session.games.find((one) => one.name === this.name));
  readonly plugin = $derived(pluginFor(this.name));
  wanted = $state(4); // number of players
  readonly count = $derived(
    this.game && !this.game.players.includes(this.wanted) ? Math.max(...this.game.players) : this.wanted,
  );
  readonly #bot = usualBot(session.games[0]?.bots ?? []);
  seats = $state<Seat[]>(KINDS.map((kind) => ({ kind, bot: this.#bot })));
  readonly used = $derived(this.seats.slice(0, this.count));
  readonly full = $derived(this.used.every(({ kind }) => kind !== 'open' && kind !== 'friend'));
  pace = $state('none');
  options = $state<Record<string, OptionValue>>({});
  edition = $state('');
  open = $state(true);
  rated = $state(false);
  hints = $state(false);
  talk = $state<Usual['talk']>('any');
  privately = $state(true); // two players may talk in private
  tableName = $state('');
  watchers = $state<Watchers>('live');
  delay = $state(10);
  unit = $state<NonNullable<NewTable['delay_unit']>>('decisions');
  recurs = $state<NonNullable<NewTable['recurs']>>('');
  /** For the ratings. */
  readonly counts = $derived(this.rated && session.me?.kind === 'account' && !this.edition);

  constructor(name: string) {
    this.name = name;
  }

  choose(game: string): void {
    if (this.name !== game) [this.name, this.options, this.edition] = [game, {}, ''];
  }

  invite(friend: string): void {
    this.seats[1] = { kind: 'friend', bot: this.#bot, friend };
  }

  usual(): Usual {
    const { name, used, pace, open, options, talk, privately } = this;
    return { game: name, seats: used, pace, open, options, talk, privately };
  }

  use(usual: Usual): void {
    this.choose(usual.game);
    [this.wanted, this.pace, this.open, this.options] = [usual.seats.length, usual.pace, usual.open, usual.options];
    this.seats = this.seats.map((seat, i) => usual.seats[i] ?? seat);
    [this.talk, this.privately] = [usual.talk, usual.privately];
  }

  wishes(): NewTable {
    return {
      game: this.name,
      pace: this.pace,
      public: this.open,
      rated: this.counts,
      hints: this.hints && !this.counts,
      options: this.edition ? { ...this.options, edition: this.edition } : this.options,
      talk: this.talk,
      private_talk: this.privately,
      name: this.tableName,
      spectators: this.watchers !== 'none',
      delay: this.watchers === 'delayed' ? this.delay : 0,
      delay_unit: this.unit,
      recurs: session.me?.kind === 'account' ? this.recurs : '',
      seats: this.used.map(({ kind, bot, character, friend }, i) =>
        kind === 'bot'
          ? { kind, bot: withCharacter(bot, i, this.game?.characters ?? [], character) }
          : kind === 'friend'
            ? { kind: 'invited', name: friend ?? '' }
            : { kind },
      ),
    };
  }
}
