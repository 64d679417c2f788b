import type { Language } from '@atrium/common/languages';
import type { MenuItem } from '../../../api/menu';

type Items = readonly MenuItem[];

/** Where an item is: its index among the top-level items, or among the children of one of them. */
export interface Place {
  parentId: string | undefined;
  index: number;
}

/** An item with its surroundings. */
export interface FoundItem extends Place {
  item: MenuItem;
  siblings: Items;
}

/** All items in the order of the tree. */
export const flatItems = (items: Items): MenuItem[] => items.flatMap((item) => [item, ...item.children]);

/** The items that a menu can have, on both levels. More are neither saved nor all shown. */
export const MOST_ITEMS = 300;

/** The first items in the order of the tree, with their groups. */
export function firstItems(items: Items, most: number): Items {
  let left = most;
  const shown: MenuItem[] = [];
  for (const item of items) {
    if (left <= 0) break;
    const children = item.children.slice(0, left - 1);
    left -= 1 + children.length;
    shown.push(children.length === item.children.length ? item : { ...item, children });
  }
  return shown;
}

export function findItem(items: Items, id: string | undefined): FoundItem | undefined {
  for (const [index, item] of items.entries()) {
    if (item.id === id) return { item, index, parentId: undefined, siblings: items };
    const at = item.children.findIndex((child) => child.id === id);
    const child = item.children[at];
    if (child) return { item: child, index: at, parentId: item.id, siblings: item.children };
  }
  return undefined;
}

export const blankItem = (id: string): MenuItem => ({
  id,
  chinese: '',
  english: '',
  tradChinese: '',
  icon: '',
  pageCode: '',
  functionCode: '',
  children: [],
});

/** The title in a language; the Chinese one where there is none. */
export function titleIn({ chinese, english, tradChinese }: MenuItem, language: Language): string {
  const own = { 'zh-CN': chinese, en: english, 'zh-TW': tradChinese, other: chinese }[language];
  return own.trim() || chinese.trim();
}

/** Replaces fields of one item. */
export const updateItem = (items: Items, id: string, fields: Partial<MenuItem>): Items =>
  items.map((item) =>
    item.id === id ? { ...item, ...fields } : { ...item, children: updateItem(item.children, id, fields) },
  );

/** Removes the item with its children. */
export const removeItem = (items: Items, id: string): Items =>
  items.filter((item) => item.id !== id).map((item) => ({ ...item, children: removeItem(item.children, id) }));

const inserted = (siblings: Items, item: MenuItem, index: number): Items => [
  ...siblings.slice(0, index),
  item,
  ...siblings.slice(index),
];

/** Inserts an item. A group inside of a group would be a third level, so the place of one must be at the top. */
export const insertItem = (items: Items, item: MenuItem, { parentId, index }: Place): Items =>
  parentId === undefined
    ? inserted(items, item, index)
    : items.map((parent) =>
        parent.id === parentId ? { ...parent, children: inserted(parent.children, item, index) } : parent,
      );

/** Whether the menu keeps its two levels when the item is moved into this group. */
const fitsInto = ({ item }: FoundItem, parentId: string | undefined) =>
  parentId === undefined || (item.children.length === 0 && item.id !== parentId);

/** Moves an item to a place, which is counted with the item where it is. The same items if it cannot be there. */
export function moveItem(items: Items, id: string, place: Place): Items {
  const found = findItem(items, id);
  if (!found || !fitsInto(found, place.parentId)) return items;
  const isLater = found.parentId === place.parentId && found.index < place.index;
  const index = isLater ? place.index - 1 : place.index;
  if (found.parentId === place.parentId && found.index === index) return items;
  return insertItem(removeItem(items, id), found.item, { ...place, index });
}

export const MOVES = ['up', 'down', 'into', 'out'] as const;
export type Move = (typeof MOVES)[number];

/** The place to which a step of the keyboard moves an item; undefined when there is none. */
export function placeAfter(items: Items, id: string, move: Move): Place | undefined {
  const found = findItem(items, id);
  if (!found) return undefined;
  const { parentId, index, siblings } = found;
  switch (move) {
    case 'up':
      return index > 0 ? { parentId, index: index - 1 } : undefined;
    case 'down':
      return index < siblings.length - 1 ? { parentId, index: index + 2 } : undefined;
    case 'into': {
      const group = parentId === undefined ? items[index - 1] : undefined;
      return group && fitsInto(found, group.id) ? { parentId: group.id, index: group.children.length } : undefined;
    }
    case 'out': {
      const parent = findItem(items, parentId);
      return parent && { parentId: undefined, index: parent.index + 1 };
    }
  }
}

/** Part of a row's height, from its top or its bottom, in which a dragged item is dropped before or after the row. */
const EDGE = 0.3;

/**
 * The place where a dragged item is dropped: before or after the row below the pointer, or into it, if it is a top-level
 * one. Undefined where it cannot be.
 * @param at The pointer's distance from the top of the row, as a part of the row's height.
 */
export function dropPlace(items: Items, draggedId: string, overId: string, at: number): Place | undefined {
  const [dragged, over] = [findItem(items, draggedId), findItem(items, overId)];
  if (!dragged || !over || draggedId === overId) return undefined;
  const { parentId, index, item } = over;
  const beside = (isAfter: boolean): Place => ({ parentId, index: isAfter ? index + 1 : index });
  if (parentId !== undefined || !fitsInto(dragged, overId)) {
    const place = beside(at > 1 / 2);
    return fitsInto(dragged, parentId) ? place : undefined;
  }
  if (at < EDGE) return beside(false);
  if (at <= 1 - EDGE) return { parentId: overId, index: item.children.length };
  return item.children.length > 0 ? { parentId: overId, index: 0 } : beside(true);
}
