/** Every message that a person reads: the same Fluent files as the terminal and the server, one language at a time. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Value = string | number | boolean;

const SEPARATORS: Record<Language, [thousands: string, decimals: string]> = {
  en: [',', '.'],
  it: ['.', ','],
  fr: ['\u00a0', ','],
};

// Only before names, which have a capital and then a small letter: a cell such as A4 does not match.
const BEFORE_VOWEL: Record<Language, [found: RegExp, instead: string][]> = {
  en: [],
  it: [
    [/(?<!\p{L})([aA]) (?=A[a-zà-ÿ])/gu, '$1d '],
    [/(?<!\p{L})([eE]) (?=E[a-zà-ÿ])/gu, '$1d '],
  ],
  fr: [[/(?<!\p{L})([dD]|[qQ]u)e (?=[AEIOUÀÂÉÈÊÎÔÛ][a-zà-ÿ])/gu, '$1’']],
};

/** A file of messages, parsed here or at build time. */
export type Parsed = FluentResource;
export const parse = (text: string): Parsed => new FluentResource(text);

export class Messages {
  readonly #bundle: FluentBundle;
  /**
   * Messages without values, which a page formats again with every move: formatting takes 10 times as long as a
   * look-up.
   */
  readonly #plain = new Map<string, string>();

  constructor(
    readonly lang: Language,
    private readonly sources: readonly Parsed[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(source);
  }

  /** The same messages, with some replaced. */
  with(words: Record<string, string>): Messages {
    const other = new Messages(this.lang, this.sources);
    const lines = Object.entries(words).map(
      ([key, text]) => `${key} = { "${text.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')}" }\n`,
    );
    other.#bundle.addResource(parse(lines.join('')), { allowOverrides: true });
    return other;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message with these values. A missing message shows as its key: the page stays usable, and a test finds it. */
  say(key: string, values: Record<string, Value> = {}): string {
    if (Object.keys(values).length) return this.#format(key, values);
    let text = this.#plain.get(key);
    if (text === undefined) this.#plain.set(key, (text = this.#format(key, values)));
    return text;
  }

  #format(key: string, values: Record<string, Value>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, argument(value)]));
    return beforeVowel(this.lang, this.#bundle.formatPattern(pattern, given, []));
  }

  /** A number for display; browsers and Python would group digits differently. */
  number(value: number, digits = 0): string {
    const [thousands, decimals] = SEPARATORS[this.lang];
    const [whole = '', part] = value.toFixed(digits).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
    return part ? grouped + decimals + part : grouped;
  }
}

/** A preposition or conjunction before a name that begins with a vowel: “d’Enki” in French, “ad Adad” in Italian. */
function beforeVowel(lang: Language, text: string): string {
  return BEFORE_VOWEL[lang].reduce((said, [found, instead]) => said.replace(found, instead), text);
}

function argument(value: Value): string | FluentNumber {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
}

/** The nearest available language: `it-CH` is Italian, an unknown one is English. */
export function nearest(names: readonly string[]): Language {
  for (const name of names) {
    const spoken = name.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGES.find((lang) => lang === spoken);
    if (found) return found;
  }
  return 'en';
}
