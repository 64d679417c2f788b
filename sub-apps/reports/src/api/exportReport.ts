import { slicesBody } from '@atrium/common/reportRoute';
import { looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { fallback, object } from 'valibot';
import type { SliceValues } from './reportQuery';

/** The specification does not show the answer; the job's id is ours. */
const jobSchema = fallback(object({ dynamicid: looseString }), { dynamicid: '' });

/** Starts an export of the whole report to a spreadsheet. Resolves to the job's id; undefined where the platform tells none. */
export async function exportReport(
  http: PortalHttp,
  reportCode: string,
  slices: SliceValues,
): Promise<string | undefined> {
  const answer = await http.post('/api/teapi/report/asyncexportexcel', {
    reportcode: reportCode,
    slices: slicesBody(slices),
  });
  return read(jobSchema, answer).dynamicid || undefined;
}
