/** Gzipped script and style that a step may add, in bytes; by the step's title. */
export const BYTE_BUDGETS: Readonly<Record<string, number>> = {
  'sign-in screen': 150_000,
  'workspace with its home page': 350_000,
  'admin: roles': 90_000,
  'reports: list': 90_000,
  'workflow: to do': 90_000,
};

/** Serial round trips of start-up: two, and the menu. */
export const ROUND_TRIPS_BUDGET = 3;

/**
 * Half of what Ant Design Pro needed to show its form, on another machine: an indication. The budget itself asks for
 * both in one run.
 */
export const SIGN_IN_INDICATION_MS = 925;
