import type { ExportColumn } from '@/common/spreadsheet';
import { isRowsNode } from '../model/tableModel';
import type { PageModel } from '../model/pageModel';
import { defineAction } from './defineAction';
import { inputOf, serviceOf } from './spreadsheetInput';

/** The columns of a table; those of any other control are none. */
function columnsOf(page: PageModel, table: string): readonly ExportColumn[] {
  const { node } = page.control(table);
  const columns = isRowsNode(node) && 'columns' in node.props ? node.props.columns : [];
  return (columns ?? []).map(({ name, title }) => ({ key: name, text: page.text(title), isSelected: false }));
}

/** The export modal (business spec §4). */
export default defineAction({
  type: 'export',
  run: ({ params, page, host }) =>
    host.spreadsheet.export({
      service: serviceOf(params),
      title: params.title,
      input: inputOf(params.input, { action: 'export', pageCode: page.pageCode, t: host.t }),
      sheetName: params.sheetname,
      filename: params.filename,
      columns:
        params.columns?.map(({ key, text, isselected }) => ({
          key: String(key),
          text,
          isSelected: isselected === 1,
        })) ?? (params.table ? columnsOf(page, params.table) : []),
    }),
});
