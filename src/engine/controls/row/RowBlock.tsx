import type { ControlModel } from '../../model/controlModel';
import { NodeList } from '../../react/NodeList';
import { useHasFields } from '../../react/useHasFields';
import styles from './row.module.css';

export function RowBlock({ control }: { control: ControlModel<'row'> }) {
  const { columns } = control.props;
  const hasFields = useHasFields(control.node.children);
  return (
    <div
      className={styles.row}
      style={columns === undefined ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      role="group"
      data-fields={hasFields || undefined}
      aria-label={control.title() || undefined}
    >
      <NodeList nodes={control.node.children} />
    </div>
  );
}
