import { computed } from 'alien-signals';
import type { AggregateKind, RowValues, Scope, ValueScope } from '../expressions/scope';
import type { ControlNode } from '../protocol/nodes';
import { Totals } from './columnTotals';
import { ControlModel } from './controlModel';
import { judge } from './judge';
import type { PageModel } from './pageModel';
import { batch, signal, untracked, watch } from './reactive';
import { notifyRow } from './row';
import type { Row } from './row';
import { computeRow, planColumns, settleRow } from './rowPlan';
import type { ComputedColumn } from './rowPlan';

const markGone = (row: Row): void => {
  row.isGone = true;
};

const isRowValues = (value: unknown): value is RowValues => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rows that are edited in place: plain objects under a window of light cells. What is not mounted costs nothing but
 * its values; totals move by differences.
 */
export class ArrayModel extends ControlModel<'array'> {
  /** Changes when rows come, go or move. */
  private readonly structure = signal(0);
  /** Changes with every cell as well. */
  private readonly contents = signal(0);
  private rows: Row[] = [];
  private nextRowId = 1;
  /** Id of the row that has the focus, or had it last; it stays mounted wherever one scrolls. */
  readonly focusedRow = signal<number | undefined>(undefined);
  readonly columns: readonly ControlNode[];
  /** Columns that are not hidden; that is decided once for all rows. */
  readonly shownColumns: () => readonly ControlNode[];
  readonly totals = new Totals(() => this.rows, this.contents, this.structure);
  private readonly plan: readonly ComputedColumn[];
  /** The page's scope with `row` in it, reused for every row. */
  private readonly rowScope: Scope;

  constructor(node: ControlNode<'array'>, page: PageModel, parent?: ControlModel) {
    super(node, page, parent);
    this.columns = node.children.filter((child): child is ControlNode => child.kind === 'control');
    this.shownColumns = computed(() => this.columns.filter(({ hidden }) => !hidden.run(page.scope)));
    this.plan = planColumns(node.name, node.children);
    this.rowScope = { ...page.scope };
    const initial = node.value.constant?.value;
    if (Array.isArray(initial)) this.rows = initial.filter(isRowValues).map((values) => this.createRow(values, 'loaded'));
  }

  /** Starts following what its rows and row expressions read. */
  start(): void {
    if (!this.node.value.constant) this.page.own(watch(() => this.follow(this.held.get())));
    this.plan.forEach(({ totals }) => totals.forEach((column) => this.totals.follow(column)));
    for (const column of this.plan.filter(({ controls }) => controls.size > 0)) {
      let isFirst = true;
      this.page.own(watch(() => {
        column.controls.forEach((name) => this.page.controls.get(name)?.value());
        if (!isFirst) untracked(() => this.recompute(column));
        isFirst = false;
      }));
    }
    if (this.rows.length > 0) untracked(() => this.computeAll());
  }

  /** All rows, in order. Tracked: changes when rows come, go or move. */
  list(): readonly Row[] {
    this.structure();
    return this.rows;
  }

  override value(): unknown {
    this.contents();
    this.structure();
    return this.rows.map((row) => row.values);
  }

  override set(next: unknown): void {
    const values = Array.isArray(next) ? next.filter(isRowValues) : [];
    batch(() => {
      this.rows.forEach(markGone);
      this.totals.shift(this.rows, 'out');
      this.rows = values.map((row) => this.createRow(row, 'loaded'));
      untracked(() => this.rows.forEach((row) => computeRow(this.plan, row.values, this.rowScope)));
      this.totals.shift(this.rows, 'in');
      this.changed();
    });
  }

  insert(list: readonly RowValues[], index = this.rows.length): void {
    this.page.edited(() => {
      const rows = list.filter(isRowValues).map((values) => this.createRow(values, 'added'));
      untracked(() => rows.forEach((row) => computeRow(this.plan, row.values, this.rowScope)));
      this.rows = this.rows.toSpliced(index, 0, ...rows);
      this.totals.shift(rows, 'in');
      this.changed();
    });
  }

  remove(rows: readonly Row[]): void {
    const wanted = new Set(rows);
    const gone = this.rows.filter((row) => wanted.has(row));
    if (gone.length === 0) return;
    this.page.edited(() => {
      gone.forEach(markGone);
      this.rows = this.rows.filter((row) => !wanted.has(row));
      this.totals.shift(gone, 'out');
      this.changed();
    });
  }

  /** A row that a person adds: the protocol's `newrow` over the columns' initial values. */
  insertEmpty(): void {
    this.insert([this.props.newrow ?? {}]);
  }

  setCell(row: Row, column: string, value: unknown): void {
    if (row.isGone || Object.is(row.values[column], value)) return;
    this.page.edited(() => {
      const changed = new Map([[column, row.values[column]]]);
      row.values[column] = value;
      untracked(() => settleRow(this.plan, row.values, changed, this.rowScope));
      changed.forEach((before, name) => this.totals.change(name, before, row.values[name]));
      if (row.state === 'loaded') row.state = 'modified';
      if (Object.keys(row.errors).length > 0) row.errors = this.problemsOf(row);
      this.contents(untracked(this.contents) + 1);
    });
    notifyRow(row);
  }

  focusRow(row: Row): void {
    this.focusedRow(row.id);
  }

  /** Where at most one row is checked, checking another unchecks it. */
  check(rows: readonly Row[], isChecked: boolean): void {
    const others = isChecked && this.props.isradio === 1 ? this.rows.filter((row) => row.isChecked && !rows.includes(row)) : [];
    const mark = (row: Row, next: boolean) => {
      row.isChecked = next;
      notifyRow(row);
    };
    others.forEach((row) => mark(row, false));
    rows.forEach((row) => mark(row, isChecked));
    this.contents(untracked(this.contents) + 1);
  }

  /** Moves a row up (below 0) or down, as far as the ends allow. */
  move(row: Row, by: number): void {
    const from = this.rows.indexOf(row);
    const to = Math.min(Math.max(from + Math.trunc(by), 0), this.rows.length - 1);
    if (from === -1 || to === from) return;
    this.page.edited(() => {
      this.rows = this.rows.toSpliced(from, 1).toSpliced(to, 0, row);
      this.changed();
    });
  }

  /** What the server says of a row replaces what stands in it. */
  reloadRow(row: Row, values: RowValues): void {
    if (row.isGone) return;
    batch(() => {
      this.totals.shift([row], 'out');
      Object.assign(row.values, values);
      untracked(() => computeRow(this.plan, row.values, this.rowScope));
      this.totals.shift([row], 'in');
      row.state = 'loaded';
      row.errors = {};
      this.contents(untracked(this.contents) + 1);
    });
    notifyRow(row);
  }

  byScope(scope: ValueScope): readonly Row[] {
    const keep: Record<ValueScope, (row: Row) => boolean> = {
      all: () => true,
      checked: (row) => row.isChecked,
      modified: (row) => row.state !== 'loaded',
      focused: (row) => row.id === untracked(this.focusedRow),
    };
    return this.list().filter(keep[scope]);
  }

  aggregate(kind: AggregateKind, column: string): number {
    return this.totals.read(kind, column);
  }

  column(name: string): unknown[] {
    this.contents();
    return this.list().map((row) => row.values[name]);
  }

  /** Runs an expression of a column for one row. */
  inRow<R>(row: Row, run: (scope: Scope) => R): R {
    this.rowScope.row = row.values;
    try {
      return run(this.rowScope);
    } finally {
      this.rowScope.row = undefined;
    }
  }

  /** Messages of a row's cells that are not valid; read-only cells are not judged. */
  problemsOf(row: Row): Record<string, string> {
    return Object.fromEntries(this.shownColumns().flatMap((column) => {
      const isReadonly = this.isReadonly() || Boolean(this.inRow(row, column.readonly.run));
      const problem = isReadonly ? undefined : judge(this.page, column, row.values[column.name], Boolean(this.inRow(row, column.required.run)));
      return problem === undefined ? [] : [[column.name, problem] as const];
    }));
  }

  /** Judges every row; answers those that are not valid. */
  validateRows(): readonly Row[] {
    return this.rows.filter((row) => {
      const before = Object.keys(row.errors).length;
      row.errors = this.problemsOf(row);
      const count = Object.keys(row.errors).length;
      if (before + count > 0) notifyRow(row);
      return count > 0;
    });
  }

  markSaved(): void {
    this.rows.forEach((row) => {
      row.state = 'loaded';
    });
  }

  private createRow(values: RowValues, state: Row['state']): Row {
    const initial = Object.fromEntries(this.columns.flatMap(({ name, value }) => (value.constant?.value === undefined ? [] : [[name, value.constant.value]])));
    return { id: this.nextRowId++, values: { ...initial, ...values }, state, isChecked: false, errors: {} };
  }

  /** Rows that were there from the beginning, some of which somebody may have read already. */
  private computeAll(): void {
    batch(() => {
      this.totals.shift(this.rows, 'out');
      this.rows.forEach((row) => computeRow(this.plan, row.values, this.rowScope));
      this.totals.shift(this.rows, 'in');
      this.rows.forEach(notifyRow);
      this.changed();
    });
  }

  private follow(rows: unknown): void {
    untracked(() => this.set(rows));
  }

  private recompute(column: ComputedColumn): void {
    batch(() => {
      let hasChanged = false;
      for (const row of this.rows) {
        const before = row.values[column.name];
        const after = this.inRow(row, (scope) => column.run(scope));
        if (Object.is(before, after)) continue;
        hasChanged = true;
        const changed = new Map([[column.name, before]]);
        row.values[column.name] = after;
        settleRow(this.plan, row.values, changed, this.rowScope);
        changed.forEach((old, name) => this.totals.change(name, old, row.values[name]));
        notifyRow(row);
      }
      if (hasChanged) this.contents(this.contents() + 1);
    });
  }

  private changed(): void {
    const next = untracked(this.structure) + 1;
    this.structure(next);
    this.contents(untracked(this.contents) + 1);
    this.judgeAgain();
  }
}
