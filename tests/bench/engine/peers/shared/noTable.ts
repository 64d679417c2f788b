import { tableProbes } from './tableProbes';

/** For pages that show no table: nothing on them matches. */
export const noTable = tableProbes({ row: '#none', cell: '#none', footer: '#none', add: '#none', del: '#none' });
