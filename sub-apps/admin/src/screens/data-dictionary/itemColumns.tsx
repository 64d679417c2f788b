import type { Translate } from '@atrium/portal/sdk';
import { LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn, RowAction, RowActionsOf } from '@atrium/portal/ui';
import type { Item } from '../../api/dictionaries';
import { deleteBlocker } from './itemRules';
import { MoveHandle } from './MoveHandle';
import type { ItemChanges } from './useItemChanges';

/** The order of the items, as far as the list shows it. */
export interface ItemOrder {
  /** The place of an item in its category, and its row in the table, both counted from 0. */
  placeOf(item: Item): { place: number; row: number };
  count: number;
  /** Why the order cannot be changed now. */
  reason: string | undefined;
}

interface Handlers {
  canEdit: boolean;
  order: ItemOrder;
  changes: ItemChanges;
  onOpen(item: Item): void;
}

/**
 * The columns of the list of items; on a phone name, status, code, default and uses. Beside the categories all of them fit
 * into a window of 1440 px.
 */
export function itemColumns(t: Translate, { canEdit, order, changes, onOpen }: Handlers): DataColumn<Item>[] {
  const handle: DataColumn<Item> = {
    key: 'order',
    title: t('admin.dictionaries.order'),
    widthPx: 52,
    render(item) {
      const { place, row } = order.placeOf(item);
      return (
        <MoveHandle
          name={item.text}
          place={place}
          row={row}
          count={order.count}
          reason={order.reason}
          isBusy={changes.isBusy}
          onMove={(to) => changes.move(item, place, to)}
        />
      );
    },
  };
  return [
    ...(canEdit ? [handle] : []),
    {
      key: 'name',
      title: t('admin.dictionaries.name'),
      widthPx: 132,
      inList: 'title',
      render: (item) => (
        <LinkButton
          title={item.text}
          aria-label={t(`admin.dictionaries.item.${canEdit ? 'edit' : 'view'}.label`, { name: item.text })}
          onClick={() => onOpen(item)}
        >
          {item.text}
        </LinkButton>
      ),
    },
    { key: 'code', title: t('admin.dictionaries.code'), widthPx: 88, inList: 'detail', render: ({ code }) => code },
    {
      key: 'status',
      title: t('admin.dictionaries.status'),
      widthPx: 88,
      inList: 'tag',
      render: ({ isEnabled }) => (
        <StatusTag
          tone={isEnabled ? 'success' : 'neutral'}
          text={t(isEnabled ? 'admin.dictionaries.enabled' : 'admin.dictionaries.disabled')}
        />
      ),
    },
    {
      key: 'default',
      title: t('admin.dictionaries.default'),
      widthPx: 80,
      inList: 'tag',
      render: ({ isDefault }) => isDefault && <StatusTag tone="info" text={t('admin.dictionaries.default')} />,
    },
    {
      key: 'uses',
      title: t('admin.dictionaries.uses'),
      widthPx: 68,
      isNumber: true,
      inList: 'detail',
      render: ({ useCount }) => useCount.toLocaleString('en-US'),
    },
    {
      key: 'others',
      title: t('admin.dictionaries.others'),
      widthPx: 96,
      render: ({ english, tradChinese }) => [english, tradChinese].filter(Boolean).join(' / ') || '—',
    },
    { key: 'remark', title: t('admin.dictionaries.remark'), render: ({ remark }) => remark || '—' },
  ];
}

interface ActionHandlers extends Handlers {
  onDelete(items: readonly Item[]): void;
}

/** What can be done with an item. */
export function itemActions(t: Translate, handlers: ActionHandlers): RowActionsOf<Item> {
  const { canEdit, order, changes, onOpen, onDelete } = handlers;
  const action = (key: string, name: string, more: Pick<RowAction, 'onPress'> & Partial<RowAction>, item: Item) => ({
    key,
    text: t(`admin.dictionaries.${name}`),
    label: t(`admin.dictionaries.${name}.label`, { name: item.text }),
    ...more,
  });
  return {
    texts: canEdit
      ? ['item.edit', 'disable', 'setDefault', 'move.up'].map((name) => t(`admin.dictionaries.${name}`))
      : [t('admin.dictionaries.item.view')],
    of(item) {
      if (!canEdit) return [action('open', 'item.view', { onPress: () => onOpen(item) }, item)];
      const { place } = order.placeOf(item);
      const move = (name: 'up' | 'down', to: number, atEnd: string | undefined) =>
        action(
          name,
          `move.${name}`,
          {
            reason: order.reason ?? atEnd,
            isDisabled: changes.isBusy,
            onPress: () => changes.move(item, place, to),
          },
          item,
        );
      return [
        action('open', 'item.edit', { onPress: () => onOpen(item) }, item),
        action(
          'status',
          item.isEnabled ? 'disable' : 'enable',
          { isDisabled: changes.isBusy, onPress: () => changes.enable([item], !item.isEnabled) },
          item,
        ),
        action(
          'default',
          item.isDefault ? 'clearDefault' : 'setDefault',
          {
            reason: item.isEnabled ? undefined : t('admin.dictionaries.default.disabled'),
            isDisabled: changes.isBusy,
            onPress: () => changes.makeDefault(item, !item.isDefault),
          },
          item,
        ),
        move('up', place - 1, place === 0 ? t('admin.dictionaries.move.first') : undefined),
        move('down', place + 1, place >= order.count - 1 ? t('admin.dictionaries.move.last') : undefined),
        {
          key: 'delete',
          text: t('admin.delete'),
          label: t('admin.dictionaries.item.delete.label', { name: item.text }),
          isDanger: true,
          reason: deleteBlocker(item, t),
          onPress: () => onDelete([item]),
        },
      ];
    },
  };
}
