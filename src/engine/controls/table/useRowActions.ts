import { useState } from 'react';
import type { RowAction } from '@/ui/list/rowAction';
import type { RowValues, Scope } from '../../expressions/scope';
import type { TableModel } from '../../model/tableModel';
import type { ButtonControl } from '../../protocol/generated/types';
import type { ControlNode, PageNode } from '../../protocol/nodes';
import { usePage } from '../../react/pageContext';
import { plainText } from '../defineControl';

/** The actions of one row that its values and the person's rights allow. Each is busy until its event has ended. */
export function useRowActions(table: TableModel, row: RowValues, name: string): RowAction[] {
  const { scope } = usePage();
  return useActions(
    table,
    table.node.rowActions,
    { ...scope, row, rowState: table.rowState(row) },
    { key: table.keyOf(row), name, record: row },
  );
}

/** The actions for the checked rows, as those of a row. */
export function useBulkActions(table: TableModel): RowAction[] {
  return useActions(table, table.node.bulkActions, usePage().scope, {});
}

/** What the actions are for: the key, name and values of a row; nothing for the checked rows. */
interface Concerned {
  key?: string;
  name?: string;
  record?: RowValues;
}

function useActions(
  table: TableModel,
  nodes: readonly PageNode[],
  scope: Scope,
  { key, name, record }: Concerned,
): RowAction[] {
  const page = usePage();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const press = (node: ControlNode) => {
    const event = node.events.onclicked;
    if (!event) return;
    setBusy((others) => [...others, node.name]);
    const onIdle = () => setBusy((others) => others.filter((other) => other !== node.name));
    const clicked = [event.path, key].filter((part) => part !== undefined).join(' ');
    void page.events.click(clicked, event, { control: table.control, record, onIdle });
  };
  return nodes.flatMap((node): RowAction[] => {
    if (node.kind === 'error') return [];
    const { functioncode, look } = node.props as ButtonControl;
    if (Boolean(node.hidden.run(scope)) || !page.host.user.hasFunction(functioncode)) return [];
    const text = plainText(node.title.run(scope) ?? node.name);
    return [
      {
        key: node.name,
        text,
        label: name === undefined ? text : `${text} ${name}`,
        isDanger: look === 'danger',
        isBusy: busy.includes(node.name),
        isDisabled: Boolean(node.readonly.run(scope)),
        onPress: () => press(node),
      },
    ];
  });
}
