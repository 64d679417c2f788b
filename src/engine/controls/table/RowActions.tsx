import { useState } from 'react';
import type { RowValues } from '../../expressions/scope';
import type { TableModel } from '../../model/tableModel';
import type { ButtonControl } from '../../protocol/generated/types';
import type { ControlNode } from '../../protocol/nodes';
import { IssueCard } from '../../react/IssueCard';
import { usePage } from '../../react/pageContext';
import { plainText } from '../defineControl';
import styles from './table.module.css';

interface RowActionsProps {
  table: TableModel;
  row: RowValues;
  /** What the row is called: part of each button's accessible name. */
  name: string;
}

/** Buttons of one row. Each is busy until its event has ended. */
export function RowActions({ table, row, name }: RowActionsProps) {
  const page = usePage();
  return table.node.rowActions.map((node) => {
    if (node.kind === 'error')
      return <IssueCard key={node.issue.path} issue={node.issue} host={page.host} pageCode={page.pageCode} />;
    const { functioncode } = node.props as ButtonControl;
    const isHidden =
      Boolean(node.hidden.run({ ...page.scope, row, rowState: table.rowState(row) })) ||
      !page.host.user.hasFunction(functioncode);
    return isHidden ? null : <RowAction key={node.name} node={node} table={table} row={row} name={name} />;
  });
}

function RowAction({ node, table, row, name }: RowActionsProps & { node: ControlNode }) {
  const page = usePage();
  const [isBusy, setBusy] = useState(false);
  const scope = { ...page.scope, row, rowState: table.rowState(row) };
  const title = plainText(node.title.run(scope) ?? node.name);
  const isDisabled = Boolean(node.readonly.run(scope));
  const handleClick = async () => {
    const event = node.events.onclicked;
    if (!event) return;
    setBusy(true);
    const context = { control: table.control, record: row, onIdle: () => setBusy(false) };
    await page.events.click(`${event.path} ${table.keyOf(row)}`, event, context);
  };
  return (
    <button
      type="button"
      className={styles.link}
      data-look={(node.props as ButtonControl).look}
      aria-label={`${title} ${name}`}
      aria-busy={isBusy || undefined}
      disabled={isDisabled}
      onClick={() => void handleClick()}
    >
      {title}
    </button>
  );
}
