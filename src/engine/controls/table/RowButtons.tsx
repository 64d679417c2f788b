import { RowActions } from '@/ui/list/RowActions';
import type { RowValues } from '../../expressions/scope';
import type { TableModel } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { useRowActions } from './useRowActions';

interface RowButtonsProps {
  table: TableModel;
  row: RowValues;
  /** What the row is called: part of each button's accessible name. */
  name: string;
  /** Room for the buttons; those that do not fit are in a menu. */
  roomPx: number;
}

/** Buttons of one row. What is wrong with them in the protocol stands above the control. */
export function RowButtons({ table, row, name, roomPx }: RowButtonsProps) {
  const { host } = usePage();
  const actions = useRowActions(table, row, name);
  return <RowActions actions={actions} roomPx={roomPx} moreLabel={host.t('engine.table.more', { name })} />;
}
