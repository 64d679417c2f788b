import styles from './Spreadsheet.module.css';

/** Figures with their labels. Those that are unknown are left out. */
export function Counts({
  items,
}: {
  items: readonly (readonly [label: string, value: string | number | undefined])[];
}) {
  const known = items.filter(([, value]) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.counts}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
        </div>
      ))}
    </dl>
  );
}
