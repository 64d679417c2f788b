/** Characters of a text that an expression may make. */
export const MAX_TEXT_CHARACTERS = 100_000;
/** Entries of a list or record that an expression may make, with those of everything in it. */
export const MAX_ENTRIES = 1_000_000;
/** Steps that one recalculation of a page may take: about one for each character or entry that a function goes through. */
export const MAX_STEPS = 100_000_000;

/** Shorter texts and lists cost nothing: they are limited by the length of the protocol. */
const FREE_LENGTH = 256;
/** Characters of a text in a list that count as one entry. */
const CHARACTERS_PER_ENTRY = 256;

export type Limit = 'expression.text' | 'expression.list' | 'expression.steps';

/** An expression asked for more than a page may use. */
export class BudgetError extends Error {
  constructor(readonly code: Limit, readonly most: number) {
    super(`${code}: ${most}`);
    this.name = 'BudgetError';
  }
}

/** Entries in lists and records, for those that were counted before. */
const entriesOf = new WeakMap<object, number>();

/** Entries of a value, at any depth. Counts without recursion, because data may be nested deeper than calls, and only as far as the limit. */
function countEntries(value: unknown): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / CHARACTERS_PER_ENTRY);
  if (typeof value !== 'object' || value === null) return 1;
  const known = entriesOf.get(value);
  if (known !== undefined) return known;
  const waiting: object[] = [value];
  let count = 1;
  for (let part = waiting.pop(); part && count <= MAX_ENTRIES; part = waiting.pop()) {
    for (const item of Object.values(part) as unknown[]) {
      if (typeof item !== 'object' || item === null) count += countEntries(item);
      else if (entriesOf.has(item)) count += countEntries(item);
      else {
        count += 1;
        waiting.push(item);
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

  /** Charges a text or list that is gone through. */
  read<T>(value: T): T {
    if (typeof value === 'string') {
      if (value.length > FREE_LENGTH) this.spend(value.length);
    } else if (Array.isArray(value) && value.length > 0) this.spend(entriesOf.get(value) ?? value.length);
    return value;
  }

  /** Checks the length of a text before it is made. */
  characters(length: number): void {
    if (length <= FREE_LENGTH) return;
    if (length > MAX_TEXT_CHARACTERS) throw new BudgetError('expression.text', MAX_TEXT_CHARACTERS);
    this.spend(length);
  }

  /** Checks and charges a value that an expression has made. */
  made<T>(value: T): T {
    if (typeof value === 'string') this.characters(value.length);
    else if (typeof value === 'object' && value !== null) {
      const count = countEntries(value);
      if (count > MAX_ENTRIES) throw new BudgetError('expression.list', MAX_ENTRIES);
      this.spend(count);
    }
    return value;
  }
}
