import type { Portal } from '@atrium/portal/contract/portal';
import type { Translate } from '@atrium/portal/sdk';
import type { RowAction } from '@atrium/portal/ui';
import type { Process } from '../../api/process';
import { processRoute } from '../../lists/processRoutes';

/** The items of a menu that show a process in a tab, or in a window of its own (shell spec §2). */
export function ownPlaceItems({ processId, title }: Process, t: Translate, nav: Portal['nav']): readonly RowAction[] {
  const route = processRoute(processId);
  const item = (key: 'openTab' | 'openWindow', onPress: () => void): RowAction => {
    const text = t(`workflow.process.${key}`);
    return { key, text, label: text, onPress };
  };
  return [
    item('openTab', () => nav.openRoute(route, title)),
    item('openWindow', () => void window.open(nav.linkTo(route), '_blank', 'noopener')),
  ];
}
