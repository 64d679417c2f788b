import { createRecords } from '../records/createRecords';
import type { Records } from '../records/createRecords';
import type { OperationLog } from '../records/operationLog';
import type { AdminRecord } from '../records/record';
import type { Layout } from './layout';

/** The layout of a report for everybody who has no own one. Its id is the code of the report. */
export type ReportLayout = AdminRecord & { layout: Layout };

/** The layouts that people keep, by account, position and report. */
export type OwnLayouts = Map<string, Layout>;

/** Creates the layouts of a tenant, of which there are none at first. */
export function createReportLayouts(log: OperationLog) {
  const ownLayouts: OwnLayouts = new Map();
  const reportLayouts: Records<ReportLayout> = createRecords<ReportLayout>({
    kind: 'report',
    notFoundCode: 'report.not_found',
    store: new Map(),
    nameOf: ({ id }) => `report.${id}`,
    loggedFields: ({ layout: { rows, columns, values, marks } }) => ({
      rows: rows.map((code) => `report.dim.${code}`),
      columns: columns.map((code) => `report.dim.${code}`),
      values: values.map((code) => `report.metric.${code}`),
      marks: marks.map(({ measure }) => `report.metric.${measure}`),
    }),
    nextId: () => {
      throw new Error('The id of a layout is the code of its report');
    },
    log,
  });
  return { reportLayouts, ownLayouts };
}
