import type { ControlModel } from '../../model/controlModel';
import { columnsOf } from '../../react/columnsOf';
import { ControlGrid } from '../../react/ControlGrid';

/** The controls of a panel, without a frame: that is its container's. */
export function PanelBlock({ control }: { control: ControlModel<'panel'> }) {
  return <ControlGrid nodes={control.node.children} columns={control.props.columns ?? columnsOf(control.page)} />;
}
