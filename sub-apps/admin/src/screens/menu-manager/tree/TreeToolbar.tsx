import { useT } from '@atrium/portal/sdk';
import { Icon, ReasonButton } from '@atrium/portal/ui';
import type { MenuItem } from '../../../api/menu';
import { findItem, flatItems, MOST_ITEMS, MOVES, placeAfter } from '../rules/menuItems';
import type { Move, Place } from '../rules/menuItems';
import styles from './ItemTree.module.css';

interface Props {
  items: readonly MenuItem[];
  selectedId: string | undefined;
  nameOf(item: MenuItem): string;
  onAdd(place: Place): void;
  onRemove(id: string): void;
  onMove(id: string, move: Move): void;
}

const ICON_OF_MOVE = { up: 'up', down: 'down', into: 'next', out: 'previous' } as const;

/** As wide as high: antd adds room for a text, because the reason is one. */
const ICON_BUTTON = { width: 32, paddingInline: 0 } as const;

/** The buttons that add an item, and that move or delete the selected one. */
export function TreeToolbar({ items, selectedId, nameOf, onAdd, onRemove, onMove }: Props) {
  const t = useT();
  const found = findItem(items, selectedId);
  const group = found && (found.parentId === undefined ? found : findItem(items, found.parentId));
  const none = { reason: t('admin.menu.move.none') };
  const full = flatItems(items).length >= MOST_ITEMS && { reason: t('admin.menu.full', { count: MOST_ITEMS }) };
  return (
    <div className={styles.toolbar}>
      <ReasonButton
        {...full}
        onClick={() => onAdd({ parentId: undefined, index: group ? group.index + 1 : items.length })}
      >
        <Icon name="plus" />
        {t('admin.menu.add')}
      </ReasonButton>
      <ReasonButton
        {...full}
        {...(group
          ? {
              'aria-label': t('admin.menu.addChild.in', { name: nameOf(group.item) }),
              onClick: () => onAdd({ parentId: group.item.id, index: group.item.children.length }),
            }
          : none)}
      >
        {t('admin.menu.addChild')}
      </ReasonButton>
      <span className={styles.moves}>
        {MOVES.map((move) => (
          <ReasonButton
            key={move}
            type="text"
            aria-label={t(`admin.menu.move.${move}`)}
            title={t(`admin.menu.move.${move}`)}
            icon={<Icon name={ICON_OF_MOVE[move]} />}
            style={ICON_BUTTON}
            {...(found
              ? !placeAfter(items, found.item.id, move) && { reason: t(`admin.menu.move.${move}.not`) }
              : none)}
            onClick={() => found && onMove(found.item.id, move)}
          />
        ))}
        <ReasonButton
          type="text"
          aria-label={t('admin.menu.delete')}
          title={t('admin.menu.delete')}
          icon={<Icon name="delete" />}
          style={ICON_BUTTON}
          {...(!found && none)}
          onClick={() => found && onRemove(found.item.id)}
        />
      </span>
    </div>
  );
}
