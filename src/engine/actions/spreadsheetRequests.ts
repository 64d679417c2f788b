import type { ExportColumn, ExportRequest, ImportRequest, SpreadsheetService } from '@/common/spreadsheet';
import type { PageModel } from '../model/pageModel';
import { isRowsNode } from '../model/tableModel';
import type { ActionRun } from './defineAction';

type Step = 'import' | 'export';

/** A missing code is the empty text: the dialog tells what the page lacks. */
const serviceOf = ({ mocode = '', lgcode = '', microclass = '' }: ActionRun<Step>['params']): SpreadsheetService => ({
  moCode: mocode,
  lgCode: lgcode,
  microclass,
});

/**
 * The logic inputs that an import or export can send. Lists are unsupported (business spec §5): they are left out and
 * logged.
 */
function inputOf({ params, page, host }: ActionRun<Step>, action: Step): Record<string, unknown> {
  const isList = ([, value]: [string, unknown]) => Array.isArray(value);
  const entries = Object.entries(params.input ?? {});
  const lists = entries.filter(isList).map(([name]) => name);
  if (lists.length > 0)
    console.error(`${page.pageCode} › ${action}: ${host.t('engine.spreadsheet.lists', { names: lists.join(', ') })}`);
  return Object.fromEntries(entries.filter((entry) => !isList(entry)));
}

/** The columns of a table; those of any other control are none. */
function columnsOf(page: PageModel, table: string): readonly ExportColumn[] {
  const { node } = page.control(table);
  const columns = isRowsNode(node) && 'columns' in node.props ? node.props.columns : [];
  return (columns ?? []).map(({ name, title }) => ({ key: name, text: page.text(title), isSelected: false }));
}

const optionOf = ({ key, text, isselected }: { key: string | number; text: string; isselected?: unknown }) => ({
  key: String(key),
  text,
  isSelected: isselected === 1,
});

/** What an import step asks for. */
export function importRequest(call: ActionRun<'import'>): ImportRequest {
  const { params, page, context } = call;
  return {
    service: serviceOf(params),
    pageCode: page.pageCode,
    title: params.title,
    api: params.api,
    input: inputOf(call, 'import'),
    templateKey: params.template,
    duplicateRules: (params.duplicates ?? []).map(optionOf),
    columns: (params.columns ?? []).map(({ title, type, required, unique, maxlength, options }) => ({
      title,
      type,
      isRequired: required === 1,
      isUnique: unique === 1,
      ...(maxlength !== undefined && { maxLength: maxlength }),
      ...(options && { options }),
    })),
    ...(context.onIdle && { onShown: context.onIdle }),
  };
}

/** What an export step asks for. */
export function exportRequest(call: ActionRun<'export'>): ExportRequest {
  const { params, page, context } = call;
  return {
    service: serviceOf(params),
    title: params.title,
    input: inputOf(call, 'export'),
    sheetName: params.sheetname,
    filename: params.filename,
    columns: params.columns?.map(optionOf) ?? (params.table ? columnsOf(page, params.table) : []),
    ...(context.onIdle && { onShown: context.onIdle }),
  };
}
