/** What is wrong with a condition. `code` is a translation key. */
export class ConditionError extends Error {
  override readonly name = 'ConditionError';

  constructor(
    readonly code: string,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}
