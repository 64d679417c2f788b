import { LATER_ADMIN_ROUTES, laterAdmin } from './screens';

/** Gzipped script and style that a step may add, in bytes; by the step's title. */
export const BYTE_BUDGETS: Readonly<Record<string, number>> = {
  'sign-in screen': 148_000,
  'workspace with its home page': 350_000,
  'admin: roles': 440_000,
  ...Object.fromEntries(LATER_ADMIN_ROUTES.map((route) => [laterAdmin(route), 40_000])),
  'reports: list': 210_000,
  'workflow: to do': 210_000,
  'reports: list, after workflow': 40_000,
  'workflow: to do, after reports': 40_000,
};

/** Serial round trips of start-up: two, and the menu. */
export const ROUND_TRIPS_BUDGET = 3;

/** Time to the sign-in form, as a ratio to that of another product in the same run. */
export const SIGN_IN_SHARE = 0.5;
