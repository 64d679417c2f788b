import { computed } from 'alien-signals';
import { ROW_CHECKED, ROW_PLACE } from '../expressions/rowState';
import type { AggregateKind, RowValues, Scope, ValueScope } from '../expressions/scope';
import { partsOf, readsLine } from '../protocol/arrayReads';
import type { ControlNode } from '../protocol/nodes';
import { ArrayFormulas } from './arrayFormulas';
import { ArrayRows } from './arrayRows';
import type { BlankLine, IndexPath } from './arrayRows';
import { ControlModel } from './controlModel';
import { warnOfFaultyItems } from './fittingRows';
import { firstOpen, judgeLine, problemsOn } from './judgeLine';
import type { PageModel } from './pageModel';
import { checkLines, keptBy } from './lineScopes';
import { preselection } from './preselection';
import { batch, signal, untracked, watch } from './reactive';
import { isSection, notifyLine, sectionOf } from './row';
import type { Line, Row, Section } from './row';
import type { ComputedField } from './rowPlan';
import { Settling } from './settling';

/** Set as the array's value once its rows are no longer those of its expression. */
const OWN_ROWS = Symbol('own rows');

/** What the lines of these columns or fields begin with; choices are preselected in lines that are added, not in loaded ones. */
function blankOf(nodes: readonly ControlNode[], page: PageModel): BlankLine {
  const loaded = Object.fromEntries(
    nodes.flatMap(({ name, value }) => (value.constant?.value === undefined ? [] : [[name, value.constant.value]])),
  );
  return { loaded, added: Object.assign({}, loaded, ...nodes.map((node) => preselection(node, page))) as RowValues };
}

/**
 * Rows that are edited in place, in sections if the protocol says so: plain objects under a window of light cells.
 * What is not mounted costs nothing but its values; totals move by differences.
 */
export class ArrayModel extends ControlModel<'array'> {
  /** Changes when lines come, go or move. */
  private readonly structure = signal(0);
  /** Changes with every cell as well. */
  private readonly contents = signal(0);
  /** Id of the line that has the focus, or had it last; it stays mounted wherever one scrolls. */
  readonly focusedRow = signal<number | undefined>(undefined);
  readonly columns: readonly ControlNode[];
  /** Fields of the sections. */
  readonly fields: readonly ControlNode[];
  /** Columns that are not hidden on all rows alike. */
  readonly shownColumns: () => readonly ControlNode[];
  readonly shownFields: () => readonly ControlNode[];
  /** The page is loaded, and lines that come have an onload to run. */
  private isAwake = false;
  /** The answer of the array's expression that its rows come from. */
  private followedRows: unknown;
  private readonly arranged: ArrayRows;
  private readonly formulas: ArrayFormulas;

  constructor(node: ControlNode<'array'>, page: PageModel, parent?: ControlModel) {
    super(node, page, parent);
    const parts = partsOf(node);
    this.columns = parts.columns;
    this.fields = parts.fields;
    const shown = (nodes: readonly ControlNode[]) =>
      computed(() => nodes.filter(({ hidden }) => readsLine(hidden) || !hidden.run(page.scope)));
    this.shownColumns = shown(this.columns);
    this.shownFields = shown(this.fields);
    this.arranged = new ArrayRows(
      { row: blankOf(this.columns, page), section: blankOf(this.fields, page) },
      node.section?.rowsField,
    );
    this.formulas = new ArrayFormulas(node, page.scope, this.arranged, {
      contents: this.contents,
      structure: this.structure,
    });
    this.followedRows = node.value.constant?.value;
    this.arranged.load(this.followedRows);
  }

  /** Computes what follows from the rows that are there from the beginning, once the page has all its controls. */
  computeFirst(): void {
    const { plan, totals } = this.formulas;
    plan.forEach((field) => field.totals.forEach((column) => totals.follow(column)));
    if (this.arranged.lines.length > 0) this.refill(() => undefined);
  }

  /**
   * Runs the onload of columns and section fields on every line that it has not run on yet; from then on also on lines
   * that come. Its code is fetched by the first array that declares one.
   */
  async runLoads(): Promise<void> {
    this.isAwake = [...this.columns, ...this.fields].some(({ events }) => events.onload);
    if (!this.isAwake) return;
    const { runLineLoads } = await import(/* webpackChunkName: "line-loads" */ './runLineLoads');
    await runLineLoads(this);
  }

  /** Starts following what its rows and their expressions read. */
  start(): void {
    if (!this.node.value.constant) this.page.own(watch(() => this.follow(this.held.get())));
    for (const field of this.formulas.plan.filter(({ compiled }) => compiled.controls.size > 0)) {
      this.page.own(
        watch(() => {
          field.compiled.controls.forEach((name) => this.page.controls.get(name)?.value());
          // The first time as well: a control that was read may have been computed after this array was.
          untracked(() => this.recompute(field));
        }),
      );
    }
  }

  get hasSections(): boolean {
    return this.arranged.hasSections;
  }

  /** All rows, in order. Tracked: changes when rows come, go or move. */
  list(): readonly Row[] {
    this.structure();
    return this.arranged.rows;
  }

  /** What is seen from top to bottom: each section before its rows. Tracked like `list`. */
  lines(): readonly Line[] {
    this.structure();
    return this.arranged.lines;
  }

  sections(): readonly Section[] {
    this.structure();
    return this.arranged.sections;
  }

  /** Rows, or in an array with sections: sections with their rows. */
  override value(): unknown {
    this.contents();
    this.structure();
    return this.arranged.value();
  }

  override set(next: unknown): void {
    this.held.set(OWN_ROWS);
    this.replaceBy(next);
  }

  /** Adds rows to a section, at its end when no index is given; to the last one when no section is given, or to a first one that is made for them. */
  insert(list: readonly RowValues[], index?: number, section = this.arranged.sections.at(-1)): readonly Row[] {
    if (this.isLocked) return [];
    return this.edited(() => {
      const [place] = section ? [section] : this.insertSections([{}]);
      const rows = place ? this.arranged.insert(list, place, index) : [];
      if (place) this.resettle(place, new Settling(new Set(rows)));
      this.formulas.added(rows);
      this.restructured();
      return rows;
    });
  }

  remove(rows: readonly Row[]): void {
    const gone = this.isLocked ? [] : this.arranged.remove(rows);
    if (gone.length === 0) return;
    this.edited(() => {
      this.formulas.removed(gone);
      new Set(gone.map(sectionOf)).forEach((section) => this.resettle(section, new Settling(new Set(), true)));
      this.restructured();
    });
  }

  /** Puts removed lines back, with what was typed into them, where they were. */
  putBack(lines: readonly Line[], paths: readonly IndexPath[]): void {
    const back = lines.filter((line, index) => this.arranged.putBack(line, paths[index] ?? { section: 0 }));
    if (back.length === 0) return;
    this.edited(() => {
      this.formulas.added(back.flatMap((line) => (isSection(line) ? line.rows : [line])));
      new Set(back.map(sectionOf)).forEach((section) => this.resettle(section, new Settling(new Set(), true)));
      this.restructured();
    });
    this.focusOn(back[0]);
  }

  insertSections(list: readonly RowValues[], index?: number): readonly Section[] {
    if (this.isLocked) return [];
    return this.edited(() => {
      const added = this.arranged.insertSections(list, index);
      for (const section of added) {
        this.formulas.settle(section, new Settling(new Set([section])));
        this.formulas.added(section.rows);
      }
      this.restructured();
      return added;
    });
  }

  removeSections(sections: readonly Section[]): void {
    const gone = this.isLocked ? [] : this.arranged.removeSections(sections);
    if (gone.length === 0) return;
    this.page.failures.forget(gone);
    this.edited(() => {
      gone.forEach(({ rows }) => this.formulas.removed(rows));
      this.restructured();
    });
  }

  /** A row that a person adds: the protocol's `newrow` over the columns' initial values. The focus goes there. */
  insertEmpty(section?: Section): void {
    this.focusOn(this.insert([this.props.newrow ?? {}], undefined, section)[0]);
  }

  /** A section that a person adds: the protocol's `newsection` over the fields' initial values. */
  insertEmptySection(): void {
    this.focusOn(this.insertSections([this.props.sections?.newsection ?? {}])[0]);
  }

  setCell(line: Line, name: string, value: unknown): void {
    if (line.isGone || Object.is(line.values[name], value)) return;
    const settling = new Settling();
    this.edited(() => {
      settling.note(line, name, line.values[name]);
      line.values[name] = value;
      this.formulas.settle(sectionOf(line), settling);
      this.page.tracer?.cells(this, settling.changes);
      if (line.state === 'loaded') line.state = 'modified';
      if (Object.keys(line.errors).length > 0) line.errors = problemsOn(this, line);
      this.touch();
    });
    this.formulas.notify(settling);
  }

  focusRow(line: Line): void {
    this.focusedRow(line.id);
  }

  check(lines: readonly Line[], isChecked: boolean): void {
    batch(() => {
      const changed = checkLines(lines, isChecked, this.props.isradio === 1 ? this.arranged.rows : undefined);
      if (this.formulas.reads(ROW_CHECKED)) this.recomputeChecked(changed);
      this.touch();
    });
  }

  /** Moves a row within its section, or a section, up (below 0) or down as far as the ends allow. */
  move(line: Line, by: number): void {
    if (!this.isLocked && this.arranged.move(line, by)) this.edited(() => this.restructured());
  }

  /** What the server says of a row replaces what stands in it. */
  reloadRow(row: Row, values: RowValues): void {
    if (row.isGone) return;
    const settling = new Settling(new Set([row]));
    batch(() => {
      this.ownRows();
      this.formulas.removed([row]);
      Object.assign(row.values, values);
      this.formulas.settle(row.section, settling);
      this.formulas.added([row]);
      row.state = 'loaded';
      row.errors = {};
      this.touch();
    });
    notifyLine(row);
    this.formulas.notify(settling);
  }

  byScope(scope: ValueScope): readonly Row[] {
    return this.list().filter(this.keeps(scope));
  }

  /** Sections that are in a scope themselves, or that have a changed or focused row. */
  sectionsByScope(scope: ValueScope): readonly Section[] {
    const keeps = this.keeps(scope);
    return this.sections().filter((section) => keeps(section) || (scope !== 'checked' && section.rows.some(keeps)));
  }

  /** The array's value with only those lines that are in a scope. */
  valueByScope(scope: ValueScope): RowValues[] {
    this.structure();
    return this.arranged.value(this.keeps(scope));
  }

  /** The title of a section, if the protocol gives one. */
  titleOf(section: Section): string {
    const { title } = this.node.section ?? {};
    return title ? this.inRow(section, (scope) => this.page.textOf(title, scope)) : '';
  }

  /** What people call a line: `3`, or `2-3` for the third row of the second section. */
  placeOf(line: Line): number | string {
    const { section, row = -1 } = this.arranged.pathOf(line);
    if (!this.hasSections) return row + 1;
    return isSection(line) ? section + 1 : `${section + 1}-${row + 1}`;
  }

  pathOf(line: Line): IndexPath {
    return this.arranged.pathOf(line);
  }

  aggregate(kind: AggregateKind, column: string): number {
    return this.formulas.totals.read(kind, column);
  }

  column(name: string): unknown[] {
    this.contents();
    return this.list().map((row) => row.values[name]);
  }

  /** Runs an expression of a column for one row, or of a section's field for one section. */
  inRow<R>(line: Line, run: (scope: Scope) => R): R {
    return this.formulas.on(line, run);
  }

  /** Judges every line; answers those that are not valid. */
  validateLines(): readonly Line[] {
    return this.arranged.lines.filter((line) => !judgeLine(this, line));
  }

  markSaved(): void {
    this.arranged.lines.forEach((line) => {
      line.state = 'loaded';
    });
  }

  /** The person has no right to add, remove or move lines: buttons of the page do not do it for them either. */
  get isLocked(): boolean {
    return this.right === 'readonly' && this.page.edits.isByHand;
  }

  private keeps(scope: ValueScope): (line: Line) => boolean {
    return keptBy(scope, untracked(this.focusedRow));
  }

  private edited<T>(change: () => T): T {
    return this.page.edited(() => {
      this.ownRows();
      return change();
    }, this.control);
  }

  /** A row has changed. Rows of an answer that is about to be replaced do not become the array's own. */
  private ownRows(): void {
    untracked(() => this.held.get() === this.followedRows && this.held.set(OWN_ROWS));
  }

  private replaceBy(rows: unknown): void {
    warnOfFaultyItems(this, rows);
    this.refill(() => this.arranged.load(rows));
  }

  private refill(change: () => void): void {
    batch(() => {
      this.formulas.refill(change);
      this.restructured();
    });
  }

  /** Leads to the first cell of a line in which something can be entered. */
  private focusOn(line: Line | undefined): void {
    const first = line && firstOpen(this, line);
    if (line && first !== undefined)
      this.page.focusRequest({ id: `${this.id}-${line.id}-${first}`, control: this.name, rowId: line.id });
  }

  /** Rows have come or gone in a section: computes what follows, and tells its views. */
  private resettle(section: Section, settling: Settling): void {
    this.formulas.settle(section, settling);
    this.formulas.notify(settling);
    notifyLine(section);
  }

  /** Computes what depends on whether these lines are checked. */
  private recomputeChecked(lines: readonly Line[]): void {
    for (const section of new Set(lines.map(sectionOf))) {
      const settling = new Settling();
      lines
        .filter((line) => sectionOf(line) === section)
        .forEach((line) => settling.note(line, ROW_CHECKED, Number(!line.isChecked)));
      this.resettle(section, settling);
    }
  }

  private follow(rows: unknown): void {
    if (rows === OWN_ROWS) return;
    this.followedRows = rows;
    untracked(() => this.replaceBy(rows));
  }

  private recompute(field: ComputedField): void {
    batch(() => {
      if (this.formulas.recompute(field)) this.touch();
    });
  }

  private touch(): void {
    this.contents(untracked(this.contents) + 1);
  }

  private restructured(): void {
    this.structure(untracked(this.structure) + 1);
    if (this.formulas.reads(ROW_PLACE))
      this.arranged.sections.forEach((section) => this.resettle(section, new Settling(new Set(), true)));
    this.touch();
    this.judgeAgain();
    if (this.isAwake) this.runLoads().catch(this.page.host.report);
  }
}
