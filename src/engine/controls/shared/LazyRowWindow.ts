import { lazy } from 'react';

/** Fetches the window of rows: few arrays and tables are long enough to need it. */
export const rowWindow = { load: () => import('./RowWindow') };

/** Only the rows in sight, as the body of a table; it may suspend. */
export const LazyRowWindow = lazy(async () => ({ default: (await rowWindow.load()).RowWindow }));
