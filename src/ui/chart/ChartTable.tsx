import { LinkButton } from '../Button';
import type { ChartData } from './chartData';
import { numberText } from './numberText';
import type { Selecting } from './Stage';
import styles from './chart.module.css';

interface ChartTableProps {
  data: ChartData;
  name: string;
  /** What the first column is called. */
  heading: string;
  selecting: Selecting | undefined;
}

/** The same numbers to read. */
export function ChartTable({ data: { categories, series }, name, heading, selecting }: ChartTableProps) {
  const onSelectOf = (row: number) =>
    selecting?.categoryOf(row) === undefined ? undefined : () => selecting.onSelect(row);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map(({ title }, index) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, row) => {
            const onSelect = onSelectOf(row);
            return (
              <tr key={row}>
                <th scope="row">{onSelect ? <LinkButton onClick={onSelect}>{category}</LinkButton> : category}</th>
                {series.map((one, index) => (
                  <td key={index}>{numberText(one.values[row], one)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
