import type { ControlNode, PageNode } from '../protocol/nodes';
import { ArrayModel } from './arrayModel';
import { ControlModel } from './controlModel';
import type { PageModel } from './pageModel';
import { TableModel, isRowsNode } from './tableModel';

function createControl(page: PageModel, node: ControlNode, parent?: ControlModel): ControlModel {
  if (node.type === 'array') return new ArrayModel(node as ControlNode<'array'>, page, parent).control;
  if (isRowsNode(node)) return new TableModel(node, page, parent).control;
  return new ControlModel(node, page, parent);
}

/** Gives a page the controls of these nodes, those inside of containers as well. */
export function addControls(page: PageModel, nodes: readonly PageNode[], parent?: ControlModel): void {
  for (const node of nodes) {
    if (node.kind === 'error') continue;
    const control = createControl(page, node, parent);
    page.controls.set(node.name, control);
    if (node.type !== 'array') addControls(page, node.children, control);
  }
}
