import { RowActions } from '@/ui/list/RowActions';
import type { RowValues } from '../../expressions/scope';
import type { TableModel } from '../../model/tableModel';
import { IssueCard } from '../../react/IssueCard';
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

/** Buttons of one row, and what is wrong in the protocol about them. */
export function RowButtons({ table, row, name, roomPx }: RowButtonsProps) {
  const { host, pageCode } = usePage();
  const actions = useRowActions(table, row, name);
  return (
    <>
      {table.node.rowActions.map(
        (node) =>
          node.kind === 'error' && (
            <IssueCard key={node.issue.path} issue={node.issue} host={host} pageCode={pageCode} />
          ),
      )}
      <RowActions actions={actions} roomPx={roomPx} moreLabel={host.t('engine.table.more', { name })} />
    </>
  );
}
