import { useT } from '@atrium/portal/sdk';
import { Icon } from '@atrium/portal/ui';
import { Button, Select } from 'antd';
import type { Category } from '../../api/dictionaries';
import styles from './CategorySelect.module.css';

interface Props {
  categories: readonly Category[];
  selectedId: string;
  onSelect(category: Category): void;
  onCreate: (() => void) | undefined;
}

/** The choice of the category on a phone. */
export function CategorySelect({ categories, selectedId, onSelect, onCreate }: Props) {
  const t = useT();
  return (
    <div className={styles.bar}>
      <Select<string>
        className={styles.select}
        showSearch
        optionFilterProp="label"
        aria-label={t('admin.dictionaries.category')}
        value={selectedId}
        options={categories.map(({ categoryId, text, itemCount }) => ({
          value: categoryId,
          label: t('admin.dictionaries.category.option', { name: text, count: itemCount }),
        }))}
        notFoundContent={t('admin.dictionaries.category.noMatch')}
        onChange={(id) => {
          const chosen = categories.find(({ categoryId }) => categoryId === id);
          if (chosen) onSelect(chosen);
        }}
      />
      {onCreate && (
        <Button aria-label={t('admin.dictionaries.category.new')} icon={<Icon name="plus" />} onClick={onCreate} />
      )}
    </div>
  );
}
