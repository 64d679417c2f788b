import type { GenericSchema, InferOutput } from 'valibot';
import { array, nullish, object, picklist, pipe, string, transform, union } from 'valibot';
import type { Caller } from '../../domain/accounts/caller';
import { ORDER_STATUSES } from '../../domain/company/entities';
import type { Administration } from '../../domain/administration/administration';
import { listAccounts } from '../../domain/accounts/listAccounts';
import { accountColumns } from '../../domain/spreadsheets/models/accounts';
import { queryCustomers } from '../../domain/customers/queryCustomers';
import type { FunctionCode } from '../../domain/functions';
import type { Language } from '../../domain/languages/table';
import { queryLines } from '../../domain/orders/queryLines';
import { queryOrders } from '../../domain/orders/queryOrders';
import { queryLog } from '../../domain/operation-log/queryLog';
import type { Sorting } from '../../domain/query/sorting';
import { customerColumns } from '../../domain/spreadsheets/models/customers';
import type { ExportColumn, ExportSource } from '../../domain/spreadsheets/models/exportModel';
import { chosenColumns, exportSource } from '../../domain/spreadsheets/models/exportModel';
import { logColumns, logRow } from '../../domain/spreadsheets/models/operationLog';
import { orderColumns, orderLineColumns } from '../../domain/spreadsheets/models/orders';
import { visitColumns } from '../../domain/spreadsheets/models/visits';
import { queryVisits } from '../../domain/visits/queryVisits';
import { customerFilterSchema, toCustomerFilter } from '../business/customerFilter';
import { orderFilterEntries, toOrderFilter } from '../business/orderShapes';
import { optionalDay, pagingEntries, text } from '../fields';
import { parseInput } from '../input';
import { logFilterSchema, toLogFilter } from '../logFilter';

export interface ExportService {
  /** Translation key of the business model's name. */
  title: string;
  functionCode: FunctionCode;
  /** Checks fields and filters; the result queries the rows. Throws 400. */
  prepare(caller: Caller, input: unknown, fields: readonly string[], language: Language): () => ExportSource;
}

/** All rows, in the order of the list. */
const allRows = ({ __sorting }: { __sorting: readonly Sorting[] }) => ({
  index: 1,
  size: Number.MAX_SAFE_INTEGER,
  sorting: __sorting,
});

/** An export has the filters of its list, in the same data scope. */
const service = <Row, Schema extends GenericSchema>(
  title: string,
  functionCode: FunctionCode,
  columns: readonly ExportColumn<Row>[],
  schema: Schema,
  query: (caller: Caller, input: InferOutput<Schema>, language: Language) => readonly Row[],
): ExportService => ({
  title,
  functionCode,
  prepare(caller, input, fields, language) {
    const filter = parseInput(schema, input);
    const chosen = chosenColumns(columns, fields);
    return () => exportSource(chosen, query(caller, filter, language), caller.company, language);
  },
});

/** The logic inputs of imports and exports are no lists, so several statuses are one text with commas. */
const orderFilter = {
  ...orderFilterEntries,
  status: pipe(
    nullish(union([array(string()), string()]), []),
    transform((value): string[] => [value].flat().flatMap((each) => each.split(',').filter((status) => status !== ''))),
    array(picklist(ORDER_STATUSES)),
  ),
};

/** Exports of business data by code of the business model. */
const businessExports: ReadonlyMap<string, ExportService> = new Map([
  [
    'customer',
    service(
      'spreadsheet.model.customer',
      'CUSTOMER_VIEW',
      customerColumns,
      customerFilterSchema,
      (caller, input) => queryCustomers(caller, toCustomerFilter(input), allRows(input)).rows,
    ),
  ],
  [
    'order',
    service(
      'spreadsheet.model.order',
      'ORDER_VIEW',
      orderColumns,
      object(orderFilter),
      (caller, input) => queryOrders(caller, toOrderFilter(input), allRows(input)).rows,
    ),
  ],
  [
    'orderline',
    service(
      'spreadsheet.model.orderline',
      'ORDER_VIEW',
      orderLineColumns,
      object({ ...orderFilter, category: text }),
      (caller, input) => queryLines(caller, { ...toOrderFilter(input), category: input.category }, allRows(input)).rows,
    ),
  ],
  [
    'visit',
    service(
      'spreadsheet.model.visit',
      'VISIT_VIEW',
      visitColumns,
      object({ keyword: text, purpose: text, datefrom: optionalDay, dateto: optionalDay, ...pagingEntries }),
      (caller, input) =>
        queryVisits(
          caller,
          { keyword: input.keyword, purpose: input.purpose, from: input.datefrom, to: input.dateto },
          allRows(input),
        ).rows,
    ),
  ],
]);

/** Exports by code of the business model. */
export const exportServices = (administration: Administration): ReadonlyMap<string, ExportService> =>
  new Map([
    ...businessExports,
    [
      'account',
      service(
        'spreadsheet.model.account',
        'ACCOUNT_VIEW',
        accountColumns(administration),
        object({ keyword: text, orgcode: text, roleid: text, state: text }),
        ({ company }, { keyword, orgcode, roleid, state }) =>
          listAccounts(administration, company, { keyword, organisation: orgcode, roleId: roleid, state }),
      ),
    ],
    [
      'operationlog',
      service('spreadsheet.model.operationlog', 'LOG_VIEW', logColumns, logFilterSchema, (_caller, input, language) =>
        queryLog(administration.log, toLogFilter(input), language).map(logRow(language)),
      ),
    ],
  ]);
