import type { Translate } from '@atrium/portal/sdk';
import type { Organisation } from '../../api/organisations';
import type { IndexedUnit } from './rules/treeIndex';

export const ORGANISATION_ACTIONS = ['create', 'edit', 'delete'] as const;

/** The rights of the position on organisations. Moving and disabling are changes. */
export type OrganisationRights = Record<(typeof ORGANISATION_ACTIONS)[number], boolean>;

/** Why a unit cannot be deleted; undefined when it can. */
export function deleteBlocker({ childCount, positionCount }: Organisation, t: Translate): string | undefined {
  if (childCount > 0) return t('admin.organisations.delete.children', { count: childCount });
  if (positionCount > 0) return t('admin.organisations.delete.positions', { count: positionCount });
  return undefined;
}

interface Conflict {
  /** The unit as it was shown, and as it is stored now; undefined when the tree does not contain it any more. */
  before: IndexedUnit;
  now: IndexedUnit | undefined;
  /** Who has changed it; empty when the platform does not tell. */
  who: string;
  /** The refused change was a move, so that its place is said in any case. */
  isMove: boolean;
}

/** Says who has changed a unit meanwhile, and how it differs from what was shown. */
export function conflictText({ before, now, who, isMove }: Conflict, t: Translate): string {
  const params = { who: who || t('admin.organisations.somebody'), name: before.node.name };
  const what = now ? differences(before, now, isMove, t) : [];
  return what.length > 0
    ? t('admin.organisations.changed.what', { ...params, what })
    : t('admin.organisations.changed', params);
}

function differences(before: IndexedUnit, now: IndexedUnit, hasPlace: boolean, t: Translate): string[] {
  const { name, isDisabled } = now.node;
  const isMoved = before.parentCode !== now.parentCode || before.index !== now.index;
  const place = now.parentCode === '' ? 'admin.organisations.changed.place.root' : 'admin.organisations.changed.place';
  return [
    ...(name === before.node.name ? [] : [t('admin.organisations.changed.name', { name })]),
    ...(isDisabled === before.node.isDisabled
      ? []
      : [t(`admin.organisations.changed.${isDisabled ? 'disabled' : 'enabled'}`)]),
    ...(isMoved || hasPlace ? [t(place, { parent: now.parentName, place: now.index + 1 })] : []),
  ];
}
