import type { ControlModel } from '../../model/controlModel';
import { NodeList } from '../../react/NodeList';
import styles from './column.module.css';

const ROW_GAP_PX = 16;

/** Controls along one line, as high and wide as they say themselves. */
export function ColumnBlock({ control }: { control: ControlModel<'column'> }) {
  const { direction = 'column', gap = direction === 'row' ? ROW_GAP_PX : 0, align = 'stretch' } = control.props;
  const title = control.title();
  return (
    <div
      className={styles.column}
      data-direction={direction}
      style={{ gap, alignItems: align }}
      role={title ? 'group' : undefined}
      aria-label={title || undefined}
    >
      <NodeList nodes={control.node.children} />
    </div>
  );
}
