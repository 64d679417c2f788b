import styles from './DataTable.module.css';

const ROWS = Array.from({ length: 8 }, (_, index) => index);

/** Rows of the coming table's shape. */
export function SkeletonRows({ columns, label }: { columns: number; label: string }) {
  return ROWS.map((row) => (
    <tr key={row} aria-hidden={row > 0 || undefined}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <span
            className={styles.bone}
            aria-label={row + column === 0 ? label : undefined}
            role={row + column === 0 ? 'status' : undefined}
          />
        </td>
      ))}
    </tr>
  ));
}
