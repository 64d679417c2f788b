import type { ControlModel } from '../../model/controlModel';
import { useWatched } from '../../react/useWatched';
import styles from './divider.module.css';

export function DividerBlock({ control }: { control: ControlModel<'divider'> }) {
  const { align = 'start', dashed } = control.props;
  const title = useWatched(control, () => control.title());
  return (
    <div
      role="separator"
      aria-label={title || undefined}
      className={styles.divider}
      data-align={align}
      data-dashed={dashed === 1 || undefined}
    >
      {title && <span>{title}</span>}
    </div>
  );
}
