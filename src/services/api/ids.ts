import type { Http } from '../http/http';
import { read, list, looseString } from '@/common/schemas';

/** Ids for new rows (shell spec §7). */
export const generateIds = async (http: Http, count: number): Promise<readonly string[]> =>
  read(list(looseString), await http.get('/api/teapi/offline/generateid', { num: count }, { isRead: false }));
