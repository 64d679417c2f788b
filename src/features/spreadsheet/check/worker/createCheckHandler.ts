import type { Unzipped } from 'fflate';
import { shortText } from '../rules/cell';
import { CheckedSheet } from '../sheet/CheckedSheet';
import { openZip } from '../workbook/openZip';
import { readTables } from '../workbook/readTables';
import { failure, failureCode } from '../workbook/workbookFailure';
import { writeWorkbook } from '../workbook/writeWorkbook';
import { parseRequest } from './messages';
import type { CheckAction, CheckAnswer, CheckReply, CheckTask, RowView, SheetReport } from './messages';
import { sheetChange } from './sheetChange';

type Post = (reply: CheckReply, transfer: ArrayBuffer[]) => void;
type Open = Extract<CheckTask, { kind: 'open' }>;
type Write = Extract<CheckTask, { kind: 'write' }>;

/** Rows that one answer may hold. */
const MAX_ROWS_PER_ANSWER = 200;

/**
 * Holds the sheets of one file and answers the page's tasks one after the other. Messages of another shape are ignored:
 * the page gives up on its own after a time.
 */
export function createCheckHandler(post: Post): (message: unknown) => void {
  let entries: Unzipped = {};
  let sheets: readonly CheckedSheet[] = [];
  let listed: readonly number[] = [];

  function open(task: Open, onProgress: (stage: 'read' | 'check', share: number) => void): void {
    onProgress('read', 0);
    entries = openZip(new Uint8Array(task.bytes));
    const { columns, reasonTitles, isReported } = task;
    const remembered = new Map(task.remembered);
    const titles = columns.length > 0 ? columns.map(({ title }) => title) : reasonTitles;
    const tables = readTables(entries, task.sheets, titles);
    sheets = tables.map((table) => new CheckedSheet(table, { columns, remembered, reasonTitles, isReported }));
    checkAll((share) => onProgress('check', share));
    task.actions.forEach(act);
  }

  function checkAll(onProgress: (share: number) => void): void {
    sheets.forEach((sheet, index) => {
      for (const share of sheet.check()) onProgress((index + share) / sheets.length);
    });
  }

  /** The number of cells that the action has changed. */
  function act(action: CheckAction): number {
    const sheet = sheetAt(action.sheet);
    switch (action.kind) {
      case 'edit':
        return sheet.edit(action.row, action.column, action.text);
      case 'accept':
        return sheet.accept(action.faultKind);
      case 'replace':
        return sheet.replace(action.column, action.from, action.text);
      case 'restore':
        return sheet.restore();
      case 'choose':
        sheet.choose(action.title, action.column ?? undefined);
        Array.from(sheet.check());
        return 0;
    }
  }

  function sheetAt(index: number): CheckedSheet {
    const sheet = sheets[index];
    if (!sheet) throw failure('noSheet');
    return sheet;
  }

  function write({ isAnnotated, reasonTitle, reasons, language }: Write, onStep: () => void): CheckAnswer {
    const changes = sheets.map((sheet) =>
      sheetChange(sheet, isAnnotated ? { reasonTitle, reasons: new Map(reasons), language } : undefined),
    );
    const isPartial = sheets.some((sheet) => sheet.isPartial());
    const { bytes, isPlain } = writeWorkbook(entries, changes, isPartial, onStep);
    return { kind: 'written', bytes: bytes.buffer as ArrayBuffer, isPlain };
  }

  function answerTo(id: number, task: CheckTask): CheckAnswer {
    switch (task.kind) {
      case 'open':
        open(task, (stage, share) => post({ kind: 'progress', id, stage, share }, []));
        return reportOf(sheets);
      case 'check':
        checkAll((share) => post({ kind: 'progress', id, stage: 'check', share }, []));
        return reportOf(sheets);
      case 'list':
        listed = sheetAt(task.sheet).faultyRows(task.faultKind ?? undefined);
        return { kind: 'counted', count: listed.length };
      case 'alike':
        return { kind: 'counted', count: sheetAt(task.sheet).alikeRows(task.column, task.text).length };
      case 'rows': {
        const sheet = sheetAt(task.sheet);
        const rows = listed.slice(task.from, task.from + Math.min(task.count, MAX_ROWS_PER_ANSWER));
        return { kind: 'rows', rows: rows.map((row) => rowView(sheet, row)) };
      }
      case 'write':
        return write(task, () => post({ kind: 'progress', id, stage: 'check', share: 1 }, []));
      default:
        return reportOf(sheets, act(task));
    }
  }

  return (message) => {
    const request = parseRequest(message);
    if (!request) return;
    const { id, task } = request;
    let answer: CheckAnswer;
    try {
      answer = answerTo(id, task);
    } catch (error) {
      answer = { kind: 'failed', code: failureCode(error) };
    }
    post({ kind: 'answer', id, answer }, answer.kind === 'written' ? [answer.bytes] : []);
  };
}

const rowView = (sheet: CheckedSheet, row: number): RowView => ({
  row,
  number: sheet.rowNumber(row),
  texts: sheet.table.header.map((_, column) => sheet.textAt(row, column)),
  faults: sheet.faultsOf(row).map(({ detail, ...fault }) => ({
    ...fault,
    ...(detail === undefined ? {} : { detail: shortDetail(detail) }),
  })),
  isEdited: sheet.edits.hasRow(row),
});

const reportOf = (sheets: readonly CheckedSheet[], changed = 0): CheckAnswer => ({
  kind: 'report',
  sheets: sheets.map(sheetReport),
  changed,
});

const shortDetail = (detail: string | readonly string[]) =>
  typeof detail === 'string' ? shortText(detail) : detail.map((each) => shortText(each));

function sheetReport(sheet: CheckedSheet): SheetReport {
  const { matches, surplus } = sheet.matches;
  return {
    name: sheet.table.name,
    header: sheet.table.header.map((text) => text.trim()),
    rules: sheet.rules(),
    matches: matches.map((match) => ({ ...match })),
    surplus: [...surplus],
    problems: sheet.problems(),
    rowCount: sheet.rowCount,
    faultyRows: sheet.faultyRows().length,
    counts: sheet.tally.totals(),
    columnCounts: sheet.tally.byColumn(),
    editCount: sheet.edits.count,
    isHeaderChanged: sheet.isHeaderChanged(),
  };
}
