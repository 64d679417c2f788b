/** Characters of a text that an expression may make. */
export const MAX_TEXT_CHARACTERS = 100_000;
/** Entries of a list or record that an expression may make, with those of everything in it. */
export const MAX_ENTRIES = 1_000_000;
/**
 * Steps that one recalculation of a page may take. A step stands for about 2.5 ns on the machine of the README's figures,
 * so that expressions keep a page busy for about a quarter of a second at most. The weights of functions and operators
 * are measured with arguments that take the longest.
 */
export const MAX_STEPS = 100_000_000;

/** Shorter texts cost nothing: they are limited by the length of the protocol. */
const FREE_LENGTH = 256;
/** Characters of a text in a list that count as one entry. */
const CHARACTERS_PER_ENTRY = 256;
/** Characters that are compared in a step. */
const COMPARED_PER_STEP = 8;
/** Steps for an error, which takes longer than what is not done because of it. */
const STEPS_OF_REFUSAL = 8000;
/** Steps for an entry of a value that an expression has made: it is counted, and memory is found for it. */
const STEPS_PER_ENTRY = 25;

export type Limit = 'expression.text' | 'expression.list' | 'expression.steps';

/** An expression asked for more than a page may use. */
export class BudgetError extends Error {
  constructor(
    readonly code: Limit,
    readonly most: number,
  ) {
    super(`${code}: ${most}`);
    this.name = 'BudgetError';
  }
}

/** Entries in lists and records, for those that were counted before. */
const entriesOf = new WeakMap<object, number>();

const entriesOfText = (text: string): number => 1 + Math.floor(text.length / CHARACTERS_PER_ENTRY);

/** Entries of a list, without those of the lists and records in it. */
function countItems(list: readonly unknown[]): number {
  let count = 0;
  for (const item of list) count += typeof item === 'string' ? entriesOfText(item) : 1;
  return count;
}

/** Entries of a value, at any depth. Counts without recursion, because data may be nested deeper than calls, and only as far as the limit. */
function countEntries(value: unknown): number {
  if (typeof value === 'string') return entriesOfText(value);
  if (typeof value !== 'object' || value === null) return 1;
  const counted = entriesOf.get(value);
  if (counted !== undefined) return counted;
  const waiting: object[] = [value];
  let count = 1;
  for (let part = waiting.pop(); part && count <= MAX_ENTRIES; part = waiting.pop()) {
    for (const item of Array.isArray(part) ? (part as unknown[]) : (Object.values(part) as unknown[])) {
      if (typeof item === 'string') count += entriesOfText(item);
      else if (typeof item !== 'object' || item === null) count += 1;
      else {
        const known = entriesOf.get(item);
        count += known ?? 1;
        if (known === undefined) waiting.push(item);
      }
    }
  }
  entriesOf.set(value, count);
  return count;
}

/** What the expressions of a page may use together until the recalculation that is under way has ended. */
export class Budget {
  private left = MAX_STEPS;
  private isRunning = false;

  /** Throws a `BudgetError` when nothing is left. */
  spend(steps: number): void {
    if (!this.isRunning) {
      this.isRunning = true;
      // A recalculation is synchronous: this callback runs after its end.
      void Promise.resolve().then(() => {
        this.isRunning = false;
        this.left = MAX_STEPS;
      });
    }
    this.left -= steps;
    if (this.left < 0) throw new BudgetError('expression.steps', MAX_STEPS);
  }

  /** Charges a text or list that is gone through. @param weight Steps for each of its characters or entries. */
  read<T>(value: T, weight = 1): T {
    if (typeof value === 'string') {
      if (value.length > FREE_LENGTH) this.spend(value.length * weight);
    } else if (Array.isArray(value) && value.length > 0)
      this.spend((entriesOf.get(value) ?? countItems(value)) * weight);
    return value;
  }

  /** Charges a search in a text, which may compare the part at every place of the whole. */
  search(whole: string, part: string): void {
    if (whole.length * part.length > COMPARED_PER_STEP)
      this.spend(Math.ceil((whole.length * part.length) / COMPARED_PER_STEP));
  }

  /** Checks the length of a text before it is made. */
  characters(length: number): void {
    if (length <= FREE_LENGTH) return;
    const isTooLong = length > MAX_TEXT_CHARACTERS;
    this.spend(isTooLong ? STEPS_OF_REFUSAL : length);
    if (isTooLong) throw new BudgetError('expression.text', MAX_TEXT_CHARACTERS);
  }

  /** Checks and charges a value that an expression has made. */
  made<T>(value: T): T {
    if (typeof value === 'string') this.characters(value.length);
    else if (typeof value === 'object' && value !== null) {
      const count = countEntries(value);
      this.spend(count * STEPS_PER_ENTRY);
      if (count > MAX_ENTRIES) throw new BudgetError('expression.list', MAX_ENTRIES);
    }
    return value;
  }
}
