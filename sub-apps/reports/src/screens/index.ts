import type { Screens } from '@atrium/portal/sdk';

/** Every screen of this sub-app by the path of its native route, in the spelling of the host's table of routes. */
export const screens: Screens = {
  '/report-List': () => import('./report-list/ReportList'),
  '/report-detail': () => import('./report-detail/ReportDetail'),
};
