import { isAppError, toAppError } from '@/common/errors/appError';
import { DEFAULT_PAGE_SIZE, itemCountOf, pageCountOf } from '@/common/paging/paging';
import { factsOf } from '../controls/factsTable';
import type { RowState } from '../expressions/rowState';
import type { RowValues, ValueScope } from '../expressions/scope';
import type { ControlTypes } from '../protocol/generated/types';
import type { ControlNode } from '../protocol/nodes';
import { ControlModel } from './controlModel';
import { warnOfFaultyItems } from './fittingRows';
import { lacksRecordValue } from './lacksRecordValue';
import type { PageModel } from './pageModel';
import { batch, signal, untracked, watch } from './reactive';
import { RowKeys } from './rowKeys';
import { badAnswer, readRowsAnswer } from './rowsAnswer';
import { NO_ROWS, givenState, isRowList } from './tableState';
import type { Sorting, TableState } from './tableState';

/** Control types that show rows, mostly from the server. */
export type RowsType = 'table' | 'list';

/** The model of one of them, with the properties of its type. */
export type TableOf<T extends RowsType> = TableModel & ControlModel<T>;

/** Whether a control shows such rows. */
export const isRowsNode = (node: ControlNode): node is ControlNode<RowsType> =>
  factsOf(node.type)?.category === 'table';

/**
 * Rows from the server, paged, sorted and filtered there. The newest request wins; older ones are aborted. Without a
 * source the rows are its value.
 */
export class TableModel extends ControlModel<RowsType> {
  readonly state = signal<TableState>({ status: 'waiting', ...NO_ROWS });
  readonly pageIndex = signal(1);
  readonly pageSize = signal(DEFAULT_PAGE_SIZE);
  readonly sorting = signal<Sorting | undefined>(undefined);
  /** Keys of checked rows; they stay checked while one pages. */
  readonly checked = signal<ReadonlyMap<string, RowValues>>(new Map());
  /** Key of the row that was pressed or had the focus last. */
  readonly focused = signal<string | undefined>(undefined);
  private request?: AbortController;
  /** The page that was asked for last; it becomes the page of the rows when it comes. */
  private wantedPage = 1;
  /** The source's input as it was when the rows were last queried: paging and sorting keep it. */
  private queried?: RowValues;
  private readonly keys = new RowKeys(this.node, this.page);

  constructor(node: ControlNode<RowsType>, page: PageModel, parent?: ControlModel) {
    super(node, page, parent);
    if (node.props.pagesize !== undefined) this.pageSize(node.props.pagesize);
  }

  /** Tells a row apart: its id, with a number where a row before it has the same. */
  keyOf(row: RowValues): string {
    return this.keys.keyOf(row);
  }

  get pages(): number {
    return pageCountOf(this.state().count ?? 0, this.pageSize());
  }

  /** Whether further rows are added below, instead of one page taking the place of another. */
  get isLazy(): boolean {
    return (this.props as ControlTypes['list']).lazyload === 1;
  }

  get hasMore(): boolean {
    return this.pageIndex() < this.pages;
  }

  /** Queries the rows of the current page with the source's input as it is now. */
  load(isFresh = false): Promise<void> {
    this.queried = undefined;
    return this.fetch(untracked(this.pageIndex), isFresh);
  }

  /** A query, perhaps with the same conditions for newer rows: from the first page on, without the selection before. */
  search(): Promise<void> {
    this.checked(new Map());
    this.pageIndex(1);
    return this.load(true);
  }

  /** Adds the next page's rows, if there are any and nothing is under way. */
  async loadMore(): Promise<void> {
    if (untracked(this.state).status === 'ready' && untracked(() => this.hasMore))
      await this.fetch(untracked(this.pageIndex) + 1, false);
  }

  /** Reads once more what could not be read: the rows, or the page's record with them. */
  retry(): Promise<void> {
    return this.props.source ? this.fetch(this.wantedPage, true) : this.page.readAgain();
  }

  private isFollowing = false;

  /** Shows the rows of its value, and again whenever they or their order change. */
  private followValue(): void {
    if (this.isFollowing) return;
    this.isFollowing = true;
    let shown: unknown;
    this.page.own(
      watch(() => {
        const [value, sorting] = [this.held.get(), this.sorting()];
        const isUnread = lacksRecordValue(this, value, isRowList);
        untracked(() => {
          // What was checked may be gone.
          if (value !== shown) this.checked(new Map());
          shown = value;
          warnOfFaultyItems(this, value);
          const state = givenState(value, sorting);
          this.keys.take(state.rows);
          this.state(isUnread ? { ...NO_ROWS, status: 'failed', error: badAnswer(this) } : state);
        });
      }),
    );
  }

  /** Answers in a row without the page that was asked for. */
  private beyond = 0;

  private async fetch(index: number, isFresh: boolean): Promise<void> {
    const { source } = this.props;
    if (!source) return this.followValue();
    this.abort();
    const request = new AbortController();
    this.request = request;
    this.wantedPage = index;
    const isMore = this.isLazy && index > 1;
    this.state({ ...untracked(this.state), status: isMore ? 'adding' : 'loading', error: undefined });
    try {
      const input = this.inputOf(index);
      const answer = await this.read(source.api, input, isFresh, request.signal);
      if (this.request !== request) return;
      const { items, said, summary } = readRowsAnswer(this, answer);
      const rows = isMore ? this.keys.joined(untracked(this.state).rows, items) : items;
      this.keys.take(rows);
      const count = itemCountOf(said, rows.length, { index: isMore ? 1 : index, size: untracked(this.pageSize) });
      batch(() => {
        this.pageIndex(index);
        this.state({ status: 'ready', rows, count, summary, query: JSON.stringify(input) });
      });
      // The last page; the first one if that is gone as well.
      const isBeyond = untracked(this.pageIndex) > this.pages;
      this.beyond = isBeyond ? this.beyond + 1 : 0;
      if (isBeyond) await this.goTo(this.beyond > 1 ? 1 : this.pages);
    } catch (error) {
      if (this.request !== request || isAppError(error, 'cancelled')) return;
      const kept = isMore ? untracked(this.state) : NO_ROWS;
      this.state({ ...kept, status: 'failed', error: toAppError(error) });
    }
  }

  /** Reads the rows again because they have changed: what was checked may be gone, or something else by now. */
  override async reload(isFirstPage: boolean): Promise<void> {
    this.checked(new Map());
    if (isFirstPage || this.isLazy) this.pageIndex(1);
    await this.load(true);
  }

  abort(): void {
    this.request?.abort();
    this.request = undefined;
  }

  /** Page numbers are clamped into 1..pages (shell spec §5). */
  async goTo(index: number): Promise<void> {
    const last = untracked(() => this.pages);
    this.pageIndex(Math.min(Math.max(1, Math.trunc(index)), last));
    await this.fetch(untracked(this.pageIndex), false);
  }

  async resize(size: number): Promise<void> {
    batch(() => {
      this.pageSize(size);
      this.pageIndex(1);
    });
    await this.fetch(1, false);
  }

  /** Ascending, descending, then as the server likes; from the first page on. */
  async sortBy(field: string): Promise<void> {
    const current = untracked(this.sorting);
    const order = current?.field !== field ? 'asc' : current.order === 'asc' ? 'desc' : undefined;
    this.sorting(order && { field, order });
    await this.fetch(1, false);
  }

  /** Where at most one row is checked, checking another unchecks it. */
  check(rows: readonly RowValues[], isChecked: boolean): void {
    const next = new Map(isChecked && this.props.isradio === 1 ? [] : untracked(this.checked));
    rows.forEach((row) => (isChecked ? next.set(this.keyOf(row), row) : next.delete(this.keyOf(row))));
    this.checked(next);
  }

  override value(): unknown {
    return [...this.checked().values()];
  }

  /** Rows by value scope (business spec §3). None is ever modified: they are only read. */
  byScope(scope: ValueScope): RowValues[] {
    switch (scope) {
      case 'all':
        return [...this.state().rows];
      case 'checked':
        return [...this.checked().values()];
      case 'focused':
        return this.state().rows.filter((row) => this.keyOf(row) === this.focused());
      case 'modified':
        return [];
    }
  }

  /** Where a row stands, and whether it is checked; looked up when it is asked for. */
  rowState(row: RowValues): RowState {
    const { state, checked } = this;
    const key = this.keyOf(row);
    return {
      get index() {
        return state().rows.indexOf(row);
      },
      get isChecked() {
        return checked().has(key);
      },
    };
  }

  private inputOf(index: number): RowValues {
    this.queried ??= (untracked(() => this.node.sourceInput?.run(this.page.scope)) as RowValues | undefined) ?? {};
    const sorting = untracked(this.sorting);
    return {
      ...this.queried,
      __pageindex: index,
      __pagesize: untracked(this.pageSize),
      __sorting: sorting ? [sorting] : [],
      ...(this.isLazy && { __lazyload: 1 }),
    };
  }

  private read(api: string, input: RowValues, isFresh: boolean, signal: AbortSignal): Promise<unknown> {
    const { host, pageCode } = this.page;
    return this.page.timed(this.control, 'read', api, () =>
      host.call({ api, input, pageCode, cache: 'table', isFresh, signal }),
    );
  }
}

/** The control as the model of its rows. */
export const isRows = <T extends RowsType>(control: ControlModel<T>): control is TableOf<T> =>
  control instanceof TableModel;
