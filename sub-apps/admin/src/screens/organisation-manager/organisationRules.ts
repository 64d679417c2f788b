import type { Translate } from '@atrium/portal/sdk';
import type { Organisation } from '../../api/organisations';

export const ORGANISATION_ACTIONS = ['create', 'edit', 'delete'] as const;

/** The rights of the position on organisations. Moving and disabling are changes. */
export type OrganisationRights = Record<(typeof ORGANISATION_ACTIONS)[number], boolean>;

/** Why a unit cannot be deleted; undefined when it can. */
export function deleteBlocker({ childCount, positionCount }: Organisation, t: Translate): string | undefined {
  if (childCount > 0) return t('admin.organisations.delete.children', { count: childCount });
  if (positionCount > 0) return t('admin.organisations.delete.positions', { count: positionCount });
  return undefined;
}
