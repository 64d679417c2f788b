import type { Screens } from '@atrium/portal/react/screens';

const reportList = () => import('./report-list/ReportList');

/** Every screen of this sub-app by the path of its native route; the list is known by both spellings. */
export const screens: Screens = {
  '/report-List': reportList,
  '/report-list': reportList,
  '/report-detail': () => import('./report-detail/ReportDetail'),
};
