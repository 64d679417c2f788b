import type { ROW_CHECKED, ROW_PLACE } from '../expressions/rowState';
import type { Scope } from '../expressions/scope';
import { partsOf } from '../protocol/arrayReads';
import type { ControlNode } from '../protocol/nodes';
import type { ArrayRows } from './arrayRows';
import { Totals } from './columnTotals';
import { untracked } from './reactive';
import { isSection, notifyLine, sectionOf } from './row';
import type { Line, Row, Section } from './row';
import { planFields, recomputeField, settleSection } from './rowPlan';
import type { ComputedField } from './rowPlan';
import { Settling } from './settling';

/** Signals that an array's lines have changed, or their order. */
interface ArraySignals {
  contents(): unknown;
  structure(): unknown;
}

/** What is computed in an array: columns, section fields, and totals that move by differences. */
export class ArrayFormulas {
  readonly plan: readonly ComputedField[];
  readonly totals: Totals;
  /** Whether what may be entered on a line depends on the other lines of its section. */
  private readonly hasSharedFacts: boolean;
  /** The page's scope with `row` and `section` in it, reused for every line. */
  private readonly scope: Scope;

  constructor(
    node: ControlNode<'array'>,
    pageScope: Scope,
    private readonly arranged: ArrayRows,
    { contents, structure }: ArraySignals,
  ) {
    const parts = partsOf(node);
    const facts = [...parts.columns, ...parts.fields].flatMap(({ readonly, required }) => [readonly, required]);
    this.plan = planFields(node.name, parts);
    this.hasSharedFacts = [...facts, node.section?.title].some(
      (fact) => (fact?.compiled?.sectionColumns.size ?? 0) > 0,
    );
    this.scope = { ...pageScope };
    this.totals = new Totals(() => arranged.rows, contents, structure);
  }

  /** Runs an expression of a column for one row, or of a section's field for one section. */
  on<R>(line: Line, run: (scope: Scope) => R): R {
    const row = isSection(line) ? undefined : line;
    this.scope.row = row?.values;
    this.scope.rowState = row;
    this.scope.section = sectionOf(line);
    try {
      return run(this.scope);
    } finally {
      this.scope.row = undefined;
      this.scope.rowState = undefined;
      this.scope.section = undefined;
    }
  }

  /** Computes what follows from what has happened in a section. */
  settle(section: Section, settling: Settling): void {
    untracked(() => settleSection(this.plan, section, settling, this.scope));
    this.followTotals(settling);
  }

  /** Computes everything again: all lines may have changed. */
  refill(change: () => void): void {
    this.scope.failures.forget(this.arranged.lines);
    change();
    this.arranged.sections.forEach((section) => this.settle(section, new Settling(new Set([section]))));
    this.totals.recount();
    this.arranged.lines.forEach(notifyLine);
  }

  /** Computes one field on all lines again; answers whether that changed anything. */
  recompute(field: ComputedField): boolean {
    const settled = this.arranged.sections
      .map((section) => {
        const settling = new Settling();
        untracked(() => recomputeField(this.plan, field, section, settling, this.scope));
        return settling;
      })
      .filter(({ changes }) => changes.size > 0);
    settled.forEach((settling) => {
      this.followTotals(settling);
      this.notify(settling);
    });
    return settled.length > 0;
  }

  /** Whether computed values depend on where rows stand, or on which are checked. */
  reads(state: typeof ROW_PLACE | typeof ROW_CHECKED): boolean {
    return this.plan.some(
      ({ compiled: { columns, sectionColumns } }) => columns.has(state) || sectionColumns.has(state),
    );
  }

  added(rows: readonly Row[]): void {
    this.totals.shift(rows, 'in');
  }

  removed(rows: readonly Row[]): void {
    this.totals.shift(rows, 'out');
    this.scope.failures.forget(rows);
  }

  /** Tells the views of all lines on which something has changed. */
  notify({ changes }: Settling): void {
    changes.forEach((_before, line) => {
      const section = sectionOf(line);
      const isForAll = this.hasSharedFacts || isSection(line);
      (isForAll ? [section, ...section.rows] : [line]).forEach(notifyLine);
    });
  }

  private followTotals({ changes }: Settling): void {
    changes.forEach((before, line) => {
      if (!isSection(line)) before.forEach((old, name) => this.totals.change(name, old, line.values[name]));
    });
  }
}
