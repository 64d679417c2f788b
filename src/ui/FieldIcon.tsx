import styles from './FieldIcon.module.css';

/** The icons that fields at rest have as their background. */
export type FieldIconName = 'arrow' | 'calendar' | 'clock';

/** The same icon in antd's widgets, in place of their own. */
export function FieldIcon({ name }: { name: FieldIconName }) {
  return <span className={styles.icon} data-icon={name} aria-hidden="true" />;
}
