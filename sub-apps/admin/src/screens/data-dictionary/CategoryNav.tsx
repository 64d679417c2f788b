import { useT } from '@atrium/portal/sdk';
import { Icon } from '@atrium/portal/ui';
import { Button, Input, Tooltip } from 'antd';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Category } from '../../api/dictionaries';
import styles from './CategoryNav.module.css';
import { findCategories } from './itemRules';

interface Props {
  categories: readonly Category[];
  selectedId: string;
  onSelect(category: Category): void;
  /** Undefined: the position may not create any. */
  onCreate: (() => void) | undefined;
}

/** Focuses the category before or after the one that has the focus. */
function handleKeys(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
}

/** The categories beside their items, with a search. */
export function CategoryNav({ categories, selectedId, onSelect, onCreate }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const found = findCategories(categories, text);
  const focusableId = found.some(({ categoryId }) => categoryId === selectedId) ? selectedId : found[0]?.categoryId;
  return (
    <nav className={styles.nav} aria-label={t('admin.dictionaries.categories')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('admin.dictionaries.categories')}</h2>
        {onCreate && (
          <Tooltip title={t('admin.dictionaries.category.new')}>
            <Button
              size="small"
              type="text"
              aria-label={t('admin.dictionaries.category.new')}
              icon={<Icon name="plus" />}
              onClick={onCreate}
            />
          </Tooltip>
        )}
      </div>
      <Input
        allowClear
        value={text}
        aria-label={t('admin.dictionaries.category.find')}
        placeholder={t('admin.dictionaries.category.find')}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {t('admin.dictionaries.category.noMatch')}
        </p>
      )}
      <ul className={styles.list} onKeyDown={handleKeys}>
        {found.map((category) => {
          const { categoryId, text: name, isBuiltIn, itemCount, enabledCount } = category;
          return (
            <li key={categoryId}>
              <button
                type="button"
                className={styles.category}
                aria-description={t('admin.dictionaries.category.counts', { count: itemCount, enabled: enabledCount })}
                aria-current={categoryId === selectedId || undefined}
                tabIndex={categoryId === focusableId ? 0 : -1}
                onClick={() => onSelect(category)}
              >
                <span className={styles.name} title={name}>
                  {name}
                </span>
                {isBuiltIn && <span className={styles.builtIn}>{t('admin.dictionaries.builtIn')}</span>}
                <span className={styles.count}>{itemCount}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
