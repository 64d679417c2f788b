import { usePortal, useT } from '@atrium/portal/sdk';
import { Icon, useListQuery } from '@atrium/portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { categoriesApi, itemsApi } from '../../api/dictionaries';
import type { Category, Item } from '../../api/dictionaries';
import { BulkButton } from '../../kit/BulkButton';
import { ChoiceField } from '../../kit/fields/ChoiceField';
import { ProListScreen } from '../../kit/ProListScreen';
import { useRecordDeletion } from '../../kit/useRecordDeletion';
import { itemActions, itemColumns } from './itemColumns';
import type { ItemOrder } from './itemColumns';
import { deleteBlockerOfAll, itemDeletionEffects } from './itemRules';
import { useItemChanges } from './useItemChanges';

interface Props {
  /** The category whose items are shown; mount the list again for another one. */
  category: Category;
  canEdit: boolean;
  /** Buttons for the category itself. */
  categoryActions: ReactNode;
  /** The id of the item in the panel. */
  openId: string | undefined;
  onOpen(item: Item): void;
  onCreate(): void;
  panel: ReactNode;
}

const NO_FILTERS = { keyword: '', status: '' };

/** The items of a category in the order in which forms and filters offer them. */
export function ItemList({ category, canEdit, categoryActions, openId, onOpen, onCreate, panel }: Props) {
  const t = useT();
  const { http } = usePortal();
  const queries = useQueryClient();
  const changes = useItemChanges(category);
  const { categoryId } = category;
  const list = useListQuery({
    id: `datadictmgr.${category.code}`,
    initialFilters: NO_FILTERS,
    queryOptions: ({ filters, page }) => itemsApi.listQuery(http, { filters: { ...filters, categoryId }, page }),
    rowKey: ({ itemId }: Item) => itemId,
    nameOf: ({ text }) => text,
  });
  const { selection, page, rows = [] } = list;
  const remove = useRecordDeletion<Item>({
    api: itemsApi,
    noun: t('admin.dictionaries.noun.item'),
    idOf: ({ itemId }) => itemId,
    nameOf: ({ text }) => text,
    effects: (items) => itemDeletionEffects(items, t),
    onDeleted(items) {
      selection.set(items, false);
      // The list of categories counts the items.
      void queries.invalidateQueries({ queryKey: categoriesApi.key });
    },
  });
  const order: ItemOrder = {
    placeOf(item) {
      const row = rows.indexOf(item);
      return { row, place: (page.index - 1) * page.size + row };
    },
    count: list.itemCount ?? 0,
    reason: list.isFiltered ? t('admin.dictionaries.move.filtered') : undefined,
  };
  const handlers = { canEdit, order, changes, onOpen };
  const createButton = canEdit && (
    <Button type="primary" onClick={onCreate}>
      <Icon name="plus" />
      {t('admin.dictionaries.item.new')}
    </Button>
  );
  const chosen = [...selection.rows.values()];
  const enable = (isEnabled: boolean) => {
    changes.enable(chosen, isEnabled);
    selection.clear();
  };
  const statusBlocker = (isEnabled: boolean) => {
    if (changes.isBusy) return t('admin.dictionaries.busy');
    if (chosen.some((item) => item.isEnabled !== isEnabled)) return undefined;
    return t(`admin.dictionaries.${isEnabled ? 'enabled' : 'disabled'}.none`);
  };
  return (
    <ProListScreen
      list={list}
      id="datadictmgr"
      title={t('admin.dictionaries.title')}
      label={t('admin.dictionaries.items', { name: category.text })}
      searchLabel={t('admin.dictionaries.filter')}
      fields={[
        {
          key: 'keyword',
          dataIndex: 'keyword',
          title: t('admin.dictionaries.keyword'),
          fieldProps: { placeholder: t('admin.dictionaries.keyword.hint'), autoComplete: 'off' },
        },
        {
          key: 'status',
          dataIndex: 'status',
          title: t('admin.dictionaries.status'),
          renderFormItem: () => (
            <ChoiceField
              options={[
                { value: '1', label: t('admin.dictionaries.enabled') },
                { value: '0', label: t('admin.dictionaries.disabled') },
              ]}
            />
          ),
        },
      ]}
      columns={itemColumns(t, handlers)}
      rowActions={itemActions(t, { ...handlers, onDelete: remove })}
      empty={{
        title: t('admin.dictionaries.empty'),
        hint: t('admin.dictionaries.empty.hint'),
        action: createButton,
      }}
      noMatch={{ title: t('admin.dictionaries.noMatch'), hint: t('admin.dictionaries.noMatch.hint') }}
      onOpen={onOpen}
      currentKey={openId}
      isSelectable={canEdit}
      actions={
        <>
          {categoryActions}
          {createButton}
        </>
      }
      selectionActions={
        <>
          <BulkButton reason={statusBlocker(true)} onClick={() => enable(true)}>
            {t('admin.dictionaries.enable')}
          </BulkButton>
          <BulkButton reason={statusBlocker(false)} onClick={() => enable(false)}>
            {t('admin.dictionaries.disable')}
          </BulkButton>
          <BulkButton danger reason={deleteBlockerOfAll(chosen, t)} onClick={() => remove(chosen)}>
            {t('admin.deleteSelected')}
          </BulkButton>
        </>
      }
      panel={panel}
    />
  );
}
