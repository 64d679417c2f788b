import { useState } from 'react';
import type { RowAction } from '@/ui/list/rowAction';
import type { RowValues } from '../../expressions/scope';
import type { TableModel } from '../../model/tableModel';
import type { ButtonControl } from '../../protocol/generated/types';
import type { ControlNode } from '../../protocol/nodes';
import { usePage } from '../../react/pageContext';
import { plainText } from '../defineControl';

/** The actions of one row that its values and the person's rights allow. Each is busy until its event has ended. */
export function useRowActions(table: TableModel, row: RowValues, name: string): RowAction[] {
  const page = usePage();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const scope = { ...page.scope, row, rowState: table.rowState(row) };
  const press = (node: ControlNode) => {
    const event = node.events.onclicked;
    if (!event) return;
    setBusy((others) => [...others, node.name]);
    const onIdle = () => setBusy((others) => others.filter((other) => other !== node.name));
    void page.events.click(`${event.path} ${table.keyOf(row)}`, event, { control: table.control, record: row, onIdle });
  };
  return table.node.rowActions.flatMap((node): RowAction[] => {
    if (node.kind === 'error') return [];
    const { functioncode, look } = node.props as ButtonControl;
    if (Boolean(node.hidden.run(scope)) || !page.host.user.hasFunction(functioncode)) return [];
    const text = plainText(node.title.run(scope) ?? node.name);
    return [
      {
        key: node.name,
        text,
        label: `${text} ${name}`,
        isDanger: look === 'danger',
        isBusy: busy.includes(node.name),
        isDisabled: Boolean(node.readonly.run(scope)),
        onPress: () => press(node),
      },
    ];
  });
}
