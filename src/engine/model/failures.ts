import { BudgetError } from '../expressions/budget';
import type { ExpressionFailures, Place } from '../expressions/scope';
import { issue } from '../protocol/issues';
import type { Issue } from '../protocol/issues';
import { signal } from './reactive';

interface Failure {
  readonly control: string;
  readonly issue: Issue;
  /** Values of the lines on which it failed; undefined outside of an array. */
  readonly lines: Set<unknown>;
}

/** Answers what an expression threw, as an issue of the place that it stands in. */
export function failureOf(error: unknown, path: string): Issue {
  if (error instanceof BudgetError) return issue(error.code, path, { most: error.most.toLocaleString('en-US') });
  return issue('expression.failed', path, { reason: error instanceof Error ? error.message : String(error) });
}

/** The expressions of a page that failed while it runs. Their values are empty, and an issue stands at the control. */
export class Failures implements ExpressionFailures {
  /** By name of the control. */
  readonly shown = signal<ReadonlyMap<string, Issue>>(new Map());
  private readonly byPath = new Map<string, Failure>();
  private isScheduled = false;

  constructor(private readonly warn: (issue: Issue) => void) {}

  get size(): number {
    return this.byPath.size;
  }

  /** The failures of the moment. `shown` follows after the recalculation. */
  get issues(): readonly Issue[] {
    return [...this.byPath.values()].map((failure) => failure.issue);
  }

  add({ control, path }: Place, error: unknown, line: unknown): void {
    const known = this.byPath.get(path);
    if (known) {
      known.lines.add(line);
      return;
    }
    const found = failureOf(error, path);
    this.byPath.set(path, { control, issue: found, lines: new Set([line]) });
    this.warn(found);
    this.schedule();
  }

  remove({ path }: Place, line: unknown): void {
    const known = this.byPath.get(path);
    if (!known?.lines.delete(line) || known.lines.size > 0) return;
    this.byPath.delete(path);
    this.schedule();
  }

  forget(lines: readonly { readonly values: unknown }[]): void {
    if (this.size === 0) return;
    [...this.byPath].forEach(([path, { control }]) =>
      lines.forEach(({ values }) => this.remove({ control, path }, values)),
    );
  }

  /** Signals must not be written while a value is computed: the views are told after the recalculation. */
  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    void Promise.resolve().then(() => {
      this.isScheduled = false;
      this.shown(new Map([...this.byPath.values()].toReversed().map(({ control, issue: found }) => [control, found])));
    });
  }
}
