import type { ControlModel } from '../../model/controlModel';
import { NodeList } from '../../react/NodeList';
import styles from './buttongroup.module.css';

export function ButtongroupBlock({ control }: { control: ControlModel<'buttongroup'> }) {
  return (
    <div className={styles.group} role="group" aria-label={control.title() || undefined}>
      <NodeList nodes={control.node.children} />
    </div>
  );
}
