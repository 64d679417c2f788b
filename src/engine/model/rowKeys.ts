import { distinctKeys } from '@/ui/list/distinctKeys';
import { plainText } from '../controls/defineControl';
import type { RowValues } from '../expressions/scope';
import { at, issue } from '../protocol/issues';
import type { ControlNode } from '../protocol/nodes';
import type { PageModel } from './pageModel';
import type { RowsType } from './tableModel';

/** The keys of a table's rows: their ids, with a number where a row before has the same. */
export class RowKeys {
  /** Keys of rows whose id another row has as well. */
  private readonly replaced = new WeakMap<RowValues, string>();

  constructor(
    private readonly node: ControlNode<RowsType>,
    private readonly page: PageModel,
  ) {}

  keyOf(row: RowValues): string {
    return this.replaced.get(row) ?? this.idOf(row);
  }

  /** Takes in the rows that are shown; tells the page's author, once, of an id that several of them have. */
  take(rows: readonly RowValues[]): void {
    const { replaced, repeated } = distinctKeys(rows, (row) => this.idOf(row));
    replaced.forEach((key, row) => this.replaced.set(row, key));
    if (repeated === undefined) return;
    const { rowkey = 'id' } = this.node.props;
    this.page.warnOnce(
      issue('duplicate-row', at(this.node.path, 'rowkey'), { field: rowkey, key: repeated }, 'warning'),
    );
  }

  /** The rows with those below them that are not among them: rows move between pages while somebody adds or removes some. */
  joined(rows: readonly RowValues[], more: readonly RowValues[]): readonly RowValues[] {
    const known = new Set(rows.map((row) => this.idOf(row)));
    return [...rows, ...more.filter((row) => !known.has(this.idOf(row)))];
  }

  private idOf(row: RowValues): string {
    return plainText(row[this.node.props.rowkey ?? 'id']);
  }
}
