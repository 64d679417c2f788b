import type { Screens } from '@atrium/portal/sdk';

/** Every screen of this sub-app by the path of its native route. */
export const screens: Screens = {
  '/undeal': () => import('./undeal/Undeal'),
  '/dealed': () => import('./dealed/Dealed'),
  '/flow': () => import('./flow-centre/Flow'),
  '/messagemanager': () => import('./message-manager/MessageManager'),
  '/message-detail': () => import('./message-detail/MessageDetail'),
  '/process': () => import('./process/Process'),
  '/masterflowmanager': () => import('./flow-manager/FlowManager'),
};
