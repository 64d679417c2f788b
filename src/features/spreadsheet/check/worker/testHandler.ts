import { read, utils } from 'xlsx';
import type { CheckedColumn } from '@/common/spreadsheet';
import { createCheckHandler } from './createCheckHandler';
import { parseReply } from './messages';
import type { CheckAnswer, CheckReply, CheckTask, SheetReport } from './messages';
import { bufferOf } from './testWorkbooks';

export const COLUMNS: CheckedColumn[] = [
  { title: '编号', type: 'text', isRequired: true, isUnique: true },
  { title: '数量', type: 'number' },
  { title: '日期', type: 'date' },
];
export const HEADER = COLUMNS.map(({ title }) => title);

type Open = Extract<CheckTask, { kind: 'open' }>;
type Answer<Kind extends CheckAnswer['kind']> = Extract<CheckAnswer, { kind: Kind }>;

export function startHandler() {
  const replies: CheckReply[] = [];
  const handle = createCheckHandler((reply) => replies.push(reply));
  let id = 0;
  return {
    replies,
    handle,
    ask(task: CheckTask): CheckAnswer {
      id += 1;
      handle({ id, task });
      const reply = replies.at(-1);
      if (reply?.kind !== 'answer') throw new Error('No answer');
      expect(parseReply(structuredClone(reply))).toEqual(reply);
      return reply.answer;
    },
  };
}

type Ask = ReturnType<typeof startHandler>['ask'];

const openTask = (file: Uint8Array, changes: Partial<Open> = {}): Open => ({
  kind: 'open',
  bytes: bufferOf(file),
  sheets: ['表'],
  columns: COLUMNS,
  remembered: [],
  reasonTitles: ['错误原因'],
  isReported: false,
  actions: [],
  ...changes,
});

/** A handler that has read a file. Its only sheet is 表 unless others are given. */
export function opened(file: Uint8Array, changes?: Partial<Open>) {
  const handler = startHandler();
  const answer = handler.ask(openTask(file, changes));
  return { ...handler, answer, sheet: firstSheet(answer) };
}

export function firstSheet(answer: CheckAnswer): SheetReport {
  const [sheet] = answer.kind === 'report' ? answer.sheets : [];
  if (!sheet) throw new Error(JSON.stringify(answer));
  return sheet;
}

/** Why a file is not read; the kind of the answer when it is. */
export function failing(file: Uint8Array, changes?: Partial<Open>): string {
  const answer = startHandler().ask(openTask(file, changes));
  return answer.kind === 'failed' ? answer.code : answer.kind;
}

export function write(ask: Ask, isAnnotated: boolean): CheckAnswer {
  return ask({
    kind: 'write',
    isAnnotated,
    reasonTitle: '错误原因',
    reasons: [
      ['required', '必填'],
      ['duplicate', '与第 {{detail}} 行重复'],
    ],
    language: 'zh-CN',
  });
}

export function writtenAnswer(ask: Ask, isAnnotated: boolean): Answer<'written'> {
  const answer = write(ask, isAnnotated);
  if (answer.kind !== 'written') throw new Error(JSON.stringify(answer));
  return answer;
}

export const written = (ask: Ask, isAnnotated: boolean) => new Uint8Array(writtenAnswer(ask, isAnnotated).bytes);

/** The contents of a sheet as another program reads them. */
export const rowsOf = (file: Uint8Array, name = '表'): unknown[][] =>
  utils.sheet_to_json(read(file).Sheets[name] ?? {}, { header: 1 });
