import { read, looseString } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, object, pipe, transform } from 'valibot';

export interface ReportEntry {
  reportCode: string;
  name: string;
  description: string;
  category: string;
}

const entrySchema = pipe(
  object({ reportcode: looseString, reportname: looseString, description: looseString, category: looseString }),
  transform((wire): ReportEntry => ({
    reportCode: wire.reportcode,
    name: wire.reportname,
    description: wire.description,
    category: wire.category,
  })),
);

/** The reports that the position may see. */
export async function listReports(http: PortalHttp, signal: AbortSignal): Promise<readonly ReportEntry[]> {
  return read(array(entrySchema), await http.post('/api/teapi/report/list', {}, { signal, isRead: true }));
}
