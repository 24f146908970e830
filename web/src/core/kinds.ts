/** Facts, questions and procedures have their kind in `type`. */
interface Typed {
  type: string;
}

export type Kind<U extends Typed, T extends U['type']> = Extract<U, { type: T }>;

/** Whether a value is of one of these kinds. */
export function isKind<U extends Typed, T extends U['type']>(
  one: U | null | undefined,
  ...types: readonly T[]
): one is Kind<U, T> {
  const names: readonly string[] = types;
  return !!one && names.includes(one.type);
}
