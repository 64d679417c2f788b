import type { Translate } from '@atrium/portal/sdk';
import type { Organisation, OrganisationNode } from '../../api/organisations';
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

/** With more units or positions below it than this, a unit is disabled only after a question. */
const MOST_WITHOUT_QUESTION = 100;

const countBelow = ({ children }: OrganisationNode): number =>
  children.reduce((count, child) => count + 1 + countBelow(child), 0);

/**
 * The question before a unit is disabled that is at the root, or that has very much below it; undefined for other units,
 * whose disabling can only be undone.
 */
export function disableQuestion({ name, positionCountBelow }: Organisation, shown: IndexedUnit, t: Translate) {
  const units = countBelow(shown.node);
  const isLarge = Math.max(units, positionCountBelow) > MOST_WITHOUT_QUESTION;
  if (shown.parentCode !== '' && !isLarge) return undefined;
  const counts = { units: countText(units), positions: countText(positionCountBelow) };
  return {
    title: t('admin.organisations.disable.title', { name }),
    text: t('admin.organisations.disable.text', { name, ...counts }),
    confirmText: t('admin.organisations.disable'),
  };
}

/** `5,005` */
export const countText = (count: number) => count.toLocaleString('en-US');

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
