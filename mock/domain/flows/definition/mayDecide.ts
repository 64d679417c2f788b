import type { HeldPosition, Position } from '../../company/entities';
import { isHeld } from '../../company/entities';
import type { Role } from '../../roles/role';

/** Whether somebody works in the position. */
export const isActive = (position: Position | undefined): position is HeldPosition =>
  position !== undefined && isHeld(position) && !position.isDisabled;

/**
 * Says of positions whether somebody works in them who may decide about processes. Each role is looked up once, because a
 * network has thousands of positions.
 */
export function mayDecide(
  findRole: (id: string) => Pick<Role, 'functionCodes'> | undefined,
): (position: Position | undefined) => position is HeldPosition {
  const known = new Map<string, boolean>();
  const grants = (id: string): boolean => {
    const isGranted = known.get(id) ?? findRole(id)?.functionCodes.includes('FLOW_UNDEAL') ?? false;
    known.set(id, isGranted);
    return isGranted;
  };
  return (position): position is HeldPosition => isActive(position) && position.roleIds.some(grants);
}
