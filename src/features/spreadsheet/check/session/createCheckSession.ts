import type { Disposable } from '@/common/disposable';
import { isRecord } from '@/common/isRecord';
import { DEFAULT_LANGUAGE } from '@/common/languages';
import type { Language } from '@/common/languages';
import type { CheckedColumn } from '@/common/spreadsheet';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { FaultKind } from '../rules/rules';
import { MAX_FILE_BYTES } from '../sheet/sheetTable';
import { failure, failureCode } from '../workbook/workbookFailure';
import type { CheckAction, CheckAnswer, CheckTask, RowView } from '../worker/messages';
import { INITIAL_CHECK_STATE, isChanged, nextCheckState } from './checkState';
import type { CheckEvent, CheckState } from './checkState';
import { CheckWorker } from './CheckWorker';
import type { WorkerPort } from './CheckWorker';

/** Where matches by hand are kept for the next file with the same headers. */
export interface MatchMemory {
  get(): unknown;
  set(value: unknown): void;
}

export interface CheckSessionOptions {
  readonly file: Blob;
  /** Names of the sheets to check; undefined: all that are visible. */
  readonly sheets: readonly string[] | undefined;
  readonly columns: readonly CheckedColumn[];
  readonly memory: MatchMemory;
  /** The titles that a column of reasons may have, in any language. */
  readonly reasonTitles: readonly string[];
  /** Whether the server's reasons are faults. */
  readonly isReported: boolean;
  startWorker(): WorkerPort;
}

/** Texts of an annotated file. */
export interface AnnotationTexts {
  readonly reasonTitle: string;
  /** By kind of fault; {{detail}} is replaced. */
  readonly reasons: ReadonlyMap<FaultKind, string>;
  /** In which they list names. */
  readonly language: Language;
}

export interface CheckSession {
  readonly state: Observable<CheckState>;
  /** Reads and checks the file. Dispose to end the worker. */
  start(): Disposable;
  /** Reads the file again, in another worker, and does again what was done. */
  retry(): void;
  /** Checks everything again and lists the faulty rows anew. */
  recheck(): Promise<void>;
  /**
   * Changes cells or matches. A failure becomes the state; after it, an edit is kept for the next worker. An edit is on
   * its way when the call returns; everything else waits for the edits before it. Resolves to the number of cells that
   * the action has changed.
   */
  act(action: CheckAction): Promise<number>;
  /** The number of cells of a column with a content that is not accepted. */
  countAlike(sheet: number, column: number, text: string): Promise<number>;
  /** Tells whether something is typed that is no edit yet. */
  setDrafted(isDrafted: boolean): void;
  /**
   * Adds an editor of cells. Every task over the whole file first has it finish.
   * @param finish Closes what is open, and resolves when all that was typed has become edits.
   */
  addEditor(finish: () => Promise<void>): Disposable;
  /** Has the editors finish, and resolves when the worker has answered all edits. */
  settle(): Promise<void>;
  /** Makes the list of faulty rows, of a kind if given. Resolves with their number; 0 after a failure. */
  list(sheet: number, faultKind: FaultKind | undefined): Promise<number>;
  /** Rows of the list. */
  rows(sheet: number, from: number, count: number): Promise<readonly RowView[]>;
  /** The file to upload: the given one when nothing has changed. Undefined after a failure, which becomes the state. */
  corrected(): Promise<Blob | undefined>;
  annotated(texts: AnnotationTexts): Promise<Blob | undefined>;
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Checks one file in a worker of its own. */
export function createCheckSession(options: CheckSessionOptions): CheckSession {
  const { file, sheets, columns, memory, reasonTitles, isReported } = options;
  const state = createStore<CheckState>(INITIAL_CHECK_STATE);
  const actions: CheckAction[] = [];
  const editors = new Set<() => Promise<void>>();
  const edits = new Set<Promise<void>>();
  let worker: CheckWorker | undefined;
  /** Grows with each start and end, so that what an earlier worker still does has no effect. */
  let run = 0;
  let isRunning = false;

  const tell = (event: CheckEvent) => {
    if (isRunning) state.set(nextCheckState(state.get(), event));
  };

  /** Runs a task for which a person waits. Its failure becomes the state, and the result is undefined. */
  async function attempt<T>(scope: 'file' | 'cell', work: () => Promise<T>): Promise<T | undefined> {
    const current = run;
    tell({ kind: 'began', scope });
    try {
      return await work();
    } catch (error) {
      if (current === run) tell({ kind: 'failed', failure: failureCode(error) });
      return undefined;
    } finally {
      if (current === run) tell({ kind: 'ended', scope });
    }
  }

  async function settle(): Promise<void> {
    await Promise.all([...editors].map((finish) => finish()));
    await Promise.all(edits);
  }

  /** Runs a task over the whole file, after all that was typed. */
  const attemptSettled = <T>(work: () => Promise<T>): Promise<T | undefined> =>
    attempt('file', async () => {
      await settle();
      return work();
    });

  /** Has the worker carry out an action, and tells what has become of the sheets. */
  async function carryOut(action: CheckAction): Promise<number> {
    const report = reportIn(await ask(action));
    // The list of faulty rows is made anew where all rows are checked again.
    const isRechecked = action.kind === 'accept' || action.kind === 'choose';
    tell({ kind: isRechecked ? 'rechecked' : 'changed', sheets: report.sheets });
    return report.changed;
  }

  async function edit(action: Extract<CheckAction, { kind: 'edit' }>): Promise<number> {
    actions.push(action);
    if (state.get().phase === 'failed') return 0;
    const attempted = attempt('cell', () => carryOut(action));
    const answered = attempted.then(() => void edits.delete(answered));
    edits.add(answered);
    await answered;
    return (await attempted) ?? 0;
  }

  const ask = (task: CheckTask): Promise<CheckAnswer> =>
    worker
      ? worker.ask(task, ({ stage, share }) => tell({ kind: 'progressed', stage, share }))
      : Promise.reject(failure('unavailable'));

  /** Runs a task for which nothing waits visibly. */
  async function lookUp(task: CheckTask): Promise<CheckAnswer | undefined> {
    const current = run;
    try {
      return await ask(task);
    } catch (error) {
      if (current === run) tell({ kind: 'failed', failure: failureCode(error) });
      return undefined;
    }
  }

  /** 0 after a failure. */
  async function countOf(task: CheckTask): Promise<number> {
    const answer = await lookUp(task);
    return answer?.kind === 'counted' ? answer.count : 0;
  }

  /** A policy of the browser may refuse workers, which says nothing about the file. */
  function startedWorker() {
    try {
      return options.startWorker();
    } catch (cause) {
      throw failure('unavailable', cause);
    }
  }

  async function open(): Promise<void> {
    const current = run;
    if (file.size > MAX_FILE_BYTES) throw failure('tooLarge');
    const bytes = await file.arrayBuffer().catch((cause: unknown) => Promise.reject(failure('unreadable', cause)));
    if (current !== run) return;
    worker = new CheckWorker(startedWorker());
    const remembered = [...matchesIn(memory.get())];
    const answer = await ask({ kind: 'open', bytes, sheets, columns, remembered, reasonTitles, isReported, actions });
    tell({ kind: 'opened', sheets: reportIn(answer).sheets });
  }

  function end(): void {
    run += 1;
    isRunning = false;
    worker?.end('unavailable');
    worker = undefined;
  }

  function restart(): void {
    end();
    isRunning = true;
    tell({ kind: 'started' });
    void attempt('file', open);
  }

  function remember(action: CheckAction): void {
    if (action.kind !== 'choose') return;
    const matches = new Map(matchesIn(memory.get()));
    const header = action.column === null ? undefined : state.get().sheets[action.sheet]?.header[action.column];
    if (header === undefined) matches.delete(action.title);
    else matches.set(action.title, header);
    memory.set(Object.fromEntries(matches));
  }

  async function write(isAnnotated: boolean, texts?: AnnotationTexts): Promise<Blob> {
    const { reasonTitle = '', reasons = [], language = DEFAULT_LANGUAGE } = texts ?? {};
    const answer = await ask({ kind: 'write', isAnnotated, reasonTitle, reasons: [...reasons], language });
    if (answer.kind !== 'written') throw failure('corrupt');
    tell({ kind: 'written', isPlain: answer.isPlain });
    return new Blob([answer.bytes], { type: XLSX_TYPE });
  }

  return {
    state,
    start() {
      restart();
      return end;
    },
    retry: restart,
    async recheck() {
      await attemptSettled(async () =>
        tell({ kind: 'rechecked', sheets: reportIn(await ask({ kind: 'check' })).sheets }),
      );
    },
    async act(action) {
      if (action.kind === 'edit') return edit(action);
      const changed = await attemptSettled(() => {
        actions.push(action);
        remember(action);
        return carryOut(action);
      });
      return changed ?? 0;
    },
    countAlike: (sheet, column, text) => countOf({ kind: 'alike', sheet, column, text }),
    setDrafted: (isDrafted) => tell({ kind: 'drafted', isDrafted }),
    addEditor(finish) {
      editors.add(finish);
      return () => void editors.delete(finish);
    },
    settle,
    list: (sheet, faultKind) => countOf({ kind: 'list', sheet, faultKind: faultKind ?? null }),
    async rows(sheet, from, count) {
      const answer = await lookUp({ kind: 'rows', sheet, from, count });
      return answer?.kind === 'rows' ? answer.rows : [];
    },
    corrected: () => attemptSettled(async () => (isChanged(state.get().sheets) ? write(false) : file)),
    annotated: (texts) => attemptSettled(() => write(true, texts)),
  };
}

function reportIn(answer: CheckAnswer): Extract<CheckAnswer, { kind: 'report' }> {
  if (answer.kind !== 'report') throw failure('corrupt');
  return answer;
}

/** The matches of a stored record; anything else in it is left out. */
const matchesIn = (stored: unknown): ReadonlyMap<string, string> =>
  new Map(
    isRecord(stored)
      ? Object.entries(stored).flatMap(([title, header]) => (typeof header === 'string' ? [[title, header]] : []))
      : [],
  );
