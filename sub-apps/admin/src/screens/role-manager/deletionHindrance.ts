import type { Translate } from '@atrium/portal/sdk';
import type { Role } from '../../api/roles';

/** Why a role cannot be deleted; undefined when it can. */
export function deletionHindrance({ isBuiltIn, accountCount }: Role, t: Translate): string | undefined {
  if (isBuiltIn) return t('admin.roles.delete.builtIn');
  if (accountCount > 0) return t('admin.roles.delete.inUse', { count: accountCount });
  return undefined;
}
