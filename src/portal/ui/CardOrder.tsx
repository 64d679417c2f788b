import type { SortOrder } from '../../common/nextOrder';
import { useT } from '../sdk/hooks';
import styles from './CardOrder.module.css';
import type { DataColumn } from './columns';

const UNSORTED = 'none';

/** The choice of the order of cards, which have no titles to press; nothing where no column sorts. */
export function CardOrder<T>({ columns }: { columns: readonly DataColumn<T>[] }) {
  const t = useT();
  const choices = columns.flatMap(({ title, isNumber, sorting }) => {
    const orders: readonly SortOrder[] = isNumber ? ['desc', 'asc'] : ['asc', 'desc'];
    return sorting ? orders.map((order) => ({ title, order, sorting })) : [];
  });
  if (choices.length === 0) return null;
  const current = choices.findIndex(({ order, sorting }) => sorting.order === order);
  const handleChange = (value: string) => {
    const choice = choices[Number(value)];
    if (choice) choice.sorting.onSort(choice.order);
    else choices[Math.max(0, current)]?.sorting.onSort(undefined);
  };
  return (
    <label className={styles.order}>
      {t('ui.sort')}
      <select
        className={styles.select}
        value={current < 0 ? UNSORTED : current}
        onChange={({ target }) => handleChange(target.value)}
      >
        <option value={UNSORTED}>{t('ui.sort.none')}</option>
        {choices.map(({ title, order }, index) => (
          <option key={index} value={index}>
            {t(`ui.sort.${order}`, { title })}
          </option>
        ))}
      </select>
    </label>
  );
}
