import type { MenuItem } from '../../../api/menu';
import { changedFields, mergedInput } from '../../../kit/conflict';
import { findItem, flatItems, insertItem, moveItem, removeItem, updateItem } from './menuItems';
import type { Place } from './menuItems';

type Items = readonly MenuItem[];
type OwnFields = Omit<MenuItem, 'id' | 'children'>;

/** One difference between two menus. */
export interface MenuChange {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The item after the change; the removed one. */
  item: MenuItem;
  /** The fields that differ, of a changed item. */
  fields: readonly (keyof OwnFields)[];
}

const ownFields = ({ id: _id, children: _children, ...fields }: MenuItem): OwnFields => fields;

const find = (items: Items, id: string) => findItem(items, id)?.item;

/** The item before this one among its siblings. */
const before = (items: Items, id: string) => {
  const found = findItem(items, id);
  return found && found.siblings[found.index - 1]?.id;
};

/** The longest run of numbers that already ascend, possibly with gaps (longest increasing subsequence). */
function ascending(numbers: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [at, number] of numbers.entries()) {
    const runs = best.filter((_run, earlier) => (numbers[earlier] ?? 0) < number);
    best[at] = [...runs.reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []), number];
  }
  return new Set(best.reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []));
}

/** The fewest items of both menus whose move explains their new groups and orders. */
function movedIds(from: Items, to: Items): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const siblings of [to, ...to.map(({ children }) => children)]) {
    const stayed = siblings.flatMap(({ id }) => {
      const [old, current] = [findItem(from, id), findItem(to, id)];
      if (!old) return [];
      if (old.parentId === current?.parentId) return [{ id, index: old.index }];
      moved.add(id);
      return [];
    });
    const inOrder = ascending(stayed.map(({ index }) => index));
    stayed.filter(({ index }) => !inOrder.has(index)).forEach(({ id }) => moved.add(id));
  }
  return moved;
}

/** What has to be done to one menu to get the other. */
export function menuChanges(from: Items, to: Items): readonly MenuChange[] {
  const removed = flatItems(from).filter(({ id }) => !find(to, id));
  const moved = movedIds(from, to);
  return [
    ...flatItems(to).flatMap((item): MenuChange[] => {
      const old = find(from, item.id);
      if (!old) return [{ kind: 'added', item, fields: [] }];
      const fields = changedFields(ownFields(old), ownFields(item));
      return [
        ...(fields.length > 0 ? [{ kind: 'changed' as const, item, fields }] : []),
        ...(moved.has(item.id) ? [{ kind: 'moved' as const, item, fields: [] }] : []),
      ];
    }),
    ...removed.map((item): MenuChange => ({ kind: 'removed', item, fields: [] })),
  ];
}

/** Where an item of one menu belongs in another: behind the sibling before it, in the same group if there is one. */
function placeLike(from: Items, to: Items, id: string): Place {
  const { parentId = undefined, index = 0 } = findItem(from, id) ?? {};
  const group = to.find((item) => item.id === parentId);
  const siblings = group ? group.children : to;
  const previous = siblings.findIndex((sibling) => sibling.id === before(from, id));
  return {
    parentId: group?.id,
    index: previous >= 0 ? previous + 1 : index === 0 ? 0 : siblings.length,
  };
}

/**
 * Three-way merge of menus: what another person has changed since `base`, with one's own changes on top. A field that both
 * have changed keeps one's own value, an item that one of them has changed or put something into is not removed by the
 * other.
 */
export function mergeMenus(base: Items, mine: Items, stored: Items): Items {
  const changes = menuChanges(base, mine);
  // A group becomes a child only once its own children have left it, which may come later: moves are made twice.
  const steps = [...changes, ...changes.filter(({ kind }) => kind === 'moved')];
  let merged = stored;
  for (const { kind, item } of steps) {
    const { id } = item;
    const [old, theirs] = [find(base, id), find(merged, id)];
    if (kind === 'moved') merged = moveItem(merged, id, placeLike(mine, merged, id));
    else if (kind === 'removed') {
      if (old && theirs && isUntouched(old, theirs)) merged = removeItem(merged, id);
    } else if (old && theirs) {
      const kept = mergedInput(ownFields(old), ownFields(item), ownFields(theirs), 'mine');
      merged = updateItem(merged, id, { ...ownFields(item), ...kept });
    } else if (!theirs) merged = insertItem(merged, { ...item, children: [] }, placeLike(mine, merged, id));
  }
  return merged;
}

/** Whether another person has neither changed an item and its children nor put anything into it. */
const isUntouched = (old: MenuItem, theirs: MenuItem): boolean =>
  changedFields(ownFields(old), ownFields(theirs)).length === 0 &&
  theirs.children.every((child) => {
    const known = find(old.children, child.id);
    return known !== undefined && isUntouched(known, child);
  });
