import { useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import { Icon, LoadFailure, Page, PageHeader, Skeleton, StateNote } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { categoriesApi } from '../../api/dictionaries';
import type { Category, Item } from '../../api/dictionaries';
import type { OpenRecord } from '../../kit/RecordPanel';
import { useRecordDeletion } from '../../kit/useRecordDeletion';
import { useRights } from '../../kit/useRights';
import { CategoryActions } from './CategoryActions';
import { CategoryNav } from './CategoryNav';
import { CategoryPanel } from './CategoryPanel';
import { CategorySelect } from './CategorySelect';
import styles from './DataDictionary.module.css';
import { ItemList } from './ItemList';
import { ItemPanel } from './ItemPanel';

export { dictionaryTexts as texts } from '../../locales/dictionaries';

/** The preference that holds the code of the category that was shown last. */
const LAST_CATEGORY = 'datadictmgr.category';
/** There are few categories: all of them are read at once. */
const ALL = { filters: { keyword: '' }, page: { index: 1, size: 500 } };
const NOTHING = { panel: undefined, category: { mode: 'new' }, item: { mode: 'new' } } as const;

/** What is open beside the list; the records stay while a panel slides away. */
interface Opened {
  panel: 'category' | 'item' | undefined;
  category: OpenRecord;
  item: OpenRecord;
}

/** `/datadictmgr`: the values that forms and filters offer, by category. */
export default function DataDictionary() {
  const t = useT();
  const { http, preferences } = usePortal();
  const isNarrow = useNarrow();
  const { edit: canEdit } = useRights('datadictmgr', ['edit']);
  const { data, error, refetch } = useQuery(categoriesApi.listQuery(http, ALL));
  const categories = data?.rows ?? [];
  const [lastCode, setLastCode] = useState(() => preferences.get(LAST_CATEGORY));
  const selected = categories.find(({ code }) => code === lastCode) ?? categories[0];
  const [opened, setOpened] = useState<Opened>(NOTHING);
  const show = (what: Partial<Opened>) => setOpened((before) => ({ ...before, ...what }));
  const close = () => show({ panel: undefined });
  const showCategory = (category: OpenRecord) => show({ panel: 'category', category });
  const showItem = (item: OpenRecord) => show({ panel: 'item', item });
  const handleOpen = ({ itemId, text }: Item) => showItem({ mode: canEdit ? 'edit' : 'view', id: itemId, name: text });
  const handleSelect = ({ code }: Category) => {
    setLastCode(code);
    preferences.set(LAST_CATEGORY, code);
  };
  const remove = useRecordDeletion<Category>({
    api: categoriesApi,
    noun: t('admin.dictionaries.noun.category'),
    idOf: ({ categoryId }) => categoryId,
    nameOf: ({ text, itemCount }) =>
      itemCount === 0 ? text : t('admin.dictionaries.category.withItems', { name: text, count: itemCount }),
    effects: () => t('admin.dictionaries.category.delete.effects'),
    onDeleted: () => undefined,
  });

  const handleCreate = canEdit ? () => showCategory({ mode: 'new' }) : undefined;
  const panels = (
    <>
      <CategoryPanel
        open={opened.category}
        isOpen={opened.panel === 'category'}
        onClose={close}
        onReopen={showCategory}
      />
      <ItemPanel
        categories={categories}
        categoryId={selected?.categoryId ?? ''}
        open={opened.item}
        isOpen={opened.panel === 'item'}
        onClose={close}
        onReopen={showItem}
      />
    </>
  );
  if (!selected)
    return (
      <Page head={<PageHeader title={t('admin.dictionaries.title')} />} panel={panels}>
        {error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <StateNote
            title={t('admin.dictionaries.category.empty')}
            hint={t('admin.dictionaries.category.empty.hint')}
            action={
              handleCreate && (
                <Button type="primary" onClick={handleCreate}>
                  <Icon name="plus" />
                  {t('admin.dictionaries.category.new')}
                </Button>
              )
            }
          />
        ) : (
          <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
        )}
      </Page>
    );
  const choice = { categories, selectedId: selected.categoryId, onSelect: handleSelect, onCreate: handleCreate };
  return (
    <div className={styles.screen} data-narrow={isNarrow || undefined}>
      {/* A panel covers the page: no key may open another category behind it. */}
      <div className={styles.categories} inert={opened.panel !== undefined}>
        {isNarrow ? <CategorySelect {...choice} /> : <CategoryNav {...choice} />}
      </div>
      <div className={styles.items}>
        <ItemList
          key={selected.categoryId}
          category={selected}
          canEdit={canEdit}
          categoryActions={
            canEdit && (
              <CategoryActions
                category={selected}
                onEdit={() => showCategory({ mode: 'edit', id: selected.categoryId, name: selected.text })}
                onDelete={() => remove([selected])}
              />
            )
          }
          openId={opened.panel === 'item' ? opened.item.id : undefined}
          onOpen={handleOpen}
          onCreate={() => showItem({ mode: 'new' })}
          panel={panels}
        />
      </div>
    </div>
  );
}
