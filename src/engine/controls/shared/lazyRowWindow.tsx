import { lazyPiece } from './lazyPiece';

/** Only the rows in sight, as the body of a table: few arrays and tables are long enough to need it. */
export const rowWindow = lazyPiece(async () => (await import('./RowWindow')).RowWindow, <tbody role="rowgroup" aria-busy="true" />);
