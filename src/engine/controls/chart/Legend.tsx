import styles from './chart.module.css';

/** Colours that tell series apart; further ones begin again. */
export const COLOURS = 6;

/** What the colours mean. */
export function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {names.map((name, index) => (
        <li key={index}>
          <span data-series={index % COLOURS} />
          {name}
        </li>
      ))}
    </ul>
  );
}
