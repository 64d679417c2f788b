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
  nameOthers(count: number): string;
  selecting: Selecting | undefined;
}

/** The same numbers to read. */
export function ChartTable({ data, name, heading, nameOthers, selecting }: ChartTableProps) {
  const { categories, series, others } = data;
  const nameIn = (of: Selecting['of'], place: number, text: string) =>
    selecting?.of === of && selecting.targetOf(place) !== undefined ? (
      <LinkButton onClick={() => selecting.onSelect(place)}>{text}</LinkButton>
    ) : (
      text
    );
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map(({ title }, index) => (
              <th key={index} scope="col">
                {nameIn('series', index, title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, row) => (
            <tr key={row}>
              <th scope="row">{nameIn('category', row, category)}</th>
              {series.map((one, index) => (
                <td key={index}>{numberText(one.values[row], one)}</td>
              ))}
            </tr>
          ))}
          {others && (
            <tr>
              <th scope="row">{nameOthers(others.count)}</th>
              {series.map((one, index) => (
                <td key={index}>{numberText(others.value, one)}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
