import type { EventContext } from '../events/runEvent';
import type { RowValues } from '../expressions/scope';
import type { RowWalk } from '../host';
import type { PageModel } from '../model/pageModel';
import { untracked } from '../model/reactive';
import { TableModel } from '../model/tableModel';

/**
 * The rows for which the event of a table's row can run as well: those that are loaded, in their order, without rows for
 * which the event's button is hidden or disabled.
 */
export function rowWalk(page: PageModel, { control, event, record, into }: EventContext): RowWalk | undefined {
  if (!event || !record || !(control instanceof TableModel)) return undefined;
  const table: TableModel = control;
  const button = table.node.rowActions.find((node) => node.kind === 'control' && node.events.onclicked === event);
  const isOffered = (row: RowValues) => {
    if (button?.kind !== 'control') return true;
    const scope = { ...page.scope, row, rowState: table.rowState(row) };
    return !button.hidden.run(scope) && !button.readonly.run(scope);
  };
  const key = table.keyOf(record);
  const find = () => {
    const rows = untracked(() => table.state().rows.filter(isOffered));
    return { rows, index: rows.findIndex((row) => table.keyOf(row) === key) };
  };
  const { rows, index } = find();
  if (index < 0) return undefined;
  return {
    key,
    place: index + 1,
    count: rows.length,
    into,
    go(step, opened) {
      if (!rows[index + step]) return;
      const now = find();
      const next = now.index < 0 ? undefined : now.rows[now.index + step];
      if (!next) {
        page.host.message.info(page.host.t('engine.walk.changed'));
        return;
      }
      const nextKey = table.keyOf(next);
      table.focused(nextKey);
      void page.events.click(`${event.path} ${nextKey}`, event, { control, record: next, into: opened });
    },
  };
}
