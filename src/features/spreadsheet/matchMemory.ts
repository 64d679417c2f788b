import { isRecord } from '@/common/isRecord';
import type { ImportRequest } from '@/common/spreadsheet';
import type { Records } from '@/services/storage/records';
import type { MatchMemory } from './check/session/createCheckSession';
import { requestKey } from './jobs';

const KEY = 'spreadsheet-matches';
const MAX_SERVICES = 50;

/**
 * Columns that were matched by hand, by service: the next file with the same headers is matched by itself. The 50
 * services that were used last are kept.
 *
 * @param records Those of the account in its position.
 */
export function createMatchMemory(records: Records, request: Pick<ImportRequest, 'service' | 'api'>): MatchMemory {
  const key = requestKey(request);
  const read = () => {
    const stored = records.read(KEY);
    return isRecord(stored) ? Object.entries(stored) : [];
  };
  return {
    get: () => read().find(([name]) => name === key)?.[1],
    set(value) {
      const others = read().filter(([name]) => name !== key);
      records.write(KEY, Object.fromEntries([...others, [key, value] as const].slice(-MAX_SERVICES)));
    },
  };
}
