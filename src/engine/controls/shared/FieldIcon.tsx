import styles from './input.module.css';

/** The icons that fields at rest have as their background. */
export type FieldIconName = 'arrow' | 'calendar' | 'clock';

/** The same icon in the widget that takes the place of a field at rest. */
export function FieldIcon({ name }: { name: FieldIconName }) {
  return <span className={styles.icon} data-icon={name} aria-hidden="true" />;
}
