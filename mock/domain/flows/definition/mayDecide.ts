import type { HeldPosition, Position } from '../../company/entities';
import type { Records } from '../../records/createRecords';
import type { Role } from '../../roles/role';
import { isActive } from './resolveApprovers';

/** Whether somebody holds the position who may decide about processes. */
export const mayDecide = (
  { roles }: { roles: Pick<Records<Role>, 'find'> },
  position: Position | undefined,
): position is HeldPosition =>
  isActive(position) && position.roleIds.some((id) => roles.find(id)?.functionCodes.includes('FLOW_UNDEAL'));
