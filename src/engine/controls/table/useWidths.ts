import { useMemo } from 'react';
import { actionsRoom } from '@/ui/list/fitActions';
import { useTight } from '@/ui/useMediaQuery';
import type { TableOf } from '../../model/tableModel';
import type { ButtonControl } from '../../protocol/generated/types';
import { usePage } from '../../react/pageContext';
import { plainText } from '../defineControl';
import { actionsWidth, columnWidth } from './columnWidths';
import type { ColumnWidth } from './columnWidths';
import type { RowLayout } from './layoutCells';

const CHECK_PX = 40;
/** Stands in the title of a button for what a row adds to it: as wide as two ideographs. */
const ROW_VALUE = '\u3000\u3000';

export interface Widths {
  readonly columns: ReadonlyMap<string, ColumnWidth>;
  readonly actionsPx: number;
  /** Room for the buttons of a row. */
  readonly roomPx: number;
  /** Of the table: below it the columns scroll. */
  readonly minPx: number;
}

/** Widths of the columns. They come from the protocol and the window alone, so that the rows never move a column. */
export function useWidths(table: TableOf<'table'>, { check, cells, actions }: RowLayout): Widths {
  const page = usePage();
  const isTight = useTight();
  const titles = cells.map(({ column }) => page.text(column.title)).join('\n');
  const buttons = table.node.rowActions
    .flatMap((node) => {
      if (node.kind === 'error') return [];
      const isNever = Boolean(node.hidden.constant?.value);
      const isAllowed = page.host.user.hasFunction((node.props as ButtonControl).functioncode);
      const title = plainText(node.title.run({ ...page.scope, row: {} }) ?? node.name);
      return isNever || !isAllowed ? [] : [node.title.compiled ? title + ROW_VALUE : title];
    })
    .join('\n');
  const head = page.host.t('engine.table.actions');
  return useMemo(() => {
    const texts = titles.split('\n');
    const columns = new Map(cells.map(({ key, column }, index) => [key, columnWidth(column, texts[index] ?? '')]));
    const roomPx = actionsRoom(buttons === '' ? [] : buttons.split('\n'), isTight);
    const actionsPx = actions ? actionsWidth(head, roomPx) : 0;
    const minPx = [...columns.values()].reduce((sum, width) => sum + width.minPx, actionsPx + (check ? CHECK_PX : 0));
    return { columns, actionsPx, roomPx, minPx };
  }, [titles, buttons, head, cells, check, actions, isTight]);
}
