import { usePortal } from '@atrium/portal/sdk';

/**
 * What the position may do on a screen. The platform names the function codes of these actions in its list of native
 * functions (`rolemgr/edit`, …).
 */
export function useRights<Action extends string>(screen: string, actions: readonly Action[]): Record<Action, boolean> {
  const { access } = usePortal();
  return Object.fromEntries(actions.map((action) => [action, access.canUse(`${screen}/${action}`)])) as Record<
    Action,
    boolean
  >;
}
