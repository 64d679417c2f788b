import type { Screens } from '@atrium/portal/sdk';

/** Every screen of this sub-app by the path of its native route. */
export const screens: Screens = {
  '/undeal': () => import('./undeal/Undeal'),
};
