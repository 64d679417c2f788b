import { isRecord } from '@/common/isRecord';
import { MAX_LINE_CHARACTERS, MAX_TURN_CHARACTERS } from './limits';

/** A tenant's script and where it stands. */
export interface Script {
  readonly code: string;
  /** Names it in logs, and tells it apart from all others: page, control, trigger and path of the step. */
  readonly place: string;
}

/**
 * A control as a script sees it. Facts: bit 0 is hidden, 1 required, 2 readonly. Value: JSON, null when it holds
 * nothing. Rows: JSON of an array's rows with their ids, or of a table's rows without.
 */
export type ControlState = readonly [facts: number, value: string | null, rows?: string];

/** What a control is asked to become. Only these four can be set from scripts (business spec §3). */
export interface ControlPatch {
  readonly kind: 'control';
  readonly target: string;
  readonly prop: 'hidden' | 'required' | 'readonly' | 'value';
  readonly value: unknown;
}

/** A cell of an array's row, or a field of its section. */
export interface LinePatch {
  readonly kind: 'line';
  readonly array: string;
  readonly line: number;
  readonly name: string;
  readonly value: unknown;
}

export type Patch = ControlPatch | LinePatch;

/** The script asks its page to take a step of the protocol, and waits for what comes of it. */
export interface Request {
  readonly id: number;
  readonly step: unknown;
}

export interface ScriptLog {
  readonly level: 'note' | 'error';
  readonly text: string;
}

export interface ScriptFailure {
  readonly message: string;
  /** Line of the script, counted from 1. */
  readonly line?: number;
  /** The control that the page does not have. */
  readonly missing?: string;
  readonly isOutOfMemory?: boolean;
}

/** What a script has done between two waits. */
export interface Turn {
  readonly patches: readonly Patch[];
  readonly requests: readonly Request[];
  readonly logs: readonly ScriptLog[];
  /** Waiting: it goes on when a request is answered. */
  readonly state: 'waiting' | 'done' | 'failed';
  readonly result?: unknown;
  readonly failure?: ScriptFailure;
  /** There was more than one turn may tell, and nothing of it is here. */
  readonly isTooLong?: true;
}

const PROPS: readonly unknown[] = ['hidden', 'required', 'readonly', 'value'] satisfies ControlPatch['prop'][];
const LEVELS: readonly unknown[] = ['note', 'error'] satisfies ScriptLog['level'][];

const isPatch = (patch: unknown): patch is Patch => {
  if (!isRecord(patch)) return false;
  if (patch.kind === 'control') return typeof patch.target === 'string' && PROPS.includes(patch.prop);
  return (
    patch.kind === 'line' &&
    typeof patch.array === 'string' &&
    typeof patch.line === 'number' &&
    typeof patch.name === 'string'
  );
};
const isRequest = (request: unknown): request is Request => isRecord(request) && typeof request.id === 'number';
const isLog = (log: unknown): log is ScriptLog =>
  isRecord(log) && LEVELS.includes(log.level) && typeof log.text === 'string';

/** The sandbox cuts lines as well; one character more is its ellipsis. */
const cut = (line: string) => line.slice(0, MAX_LINE_CHARACTERS + 1);

function failureOf(value: unknown): ScriptFailure {
  if (!isRecord(value)) return { message: cut(String(value)) };
  const { message, line, missing } = value;
  return {
    message: cut(String(message)),
    ...(typeof line === 'number' && { line }),
    ...(typeof missing === 'string' && { missing }),
    ...(value.isOutOfMemory === true && { isOutOfMemory: true }),
  };
}

const listOf = <T>(value: unknown, isOne: (item: unknown) => item is T): T[] =>
  Array.isArray(value) ? value.filter(isOne) : [];

/** A turn as the sandbox told it. It is tenant code that speaks: what is not of the right shape is left out. */
export function readTurn(text: string): Turn {
  const raw: unknown = text.length > MAX_TURN_CHARACTERS ? { isTooLong: true } : JSON.parse(text);
  if (!isRecord(raw)) return { patches: [], requests: [], logs: [], state: 'failed', failure: failureOf(text) };
  if (raw.isTooLong === true) return { patches: [], requests: [], logs: [], state: 'waiting', isTooLong: true };
  const logs = listOf(raw.logs, isLog).map((log) => ({ ...log, text: cut(log.text) }));
  const told = { patches: listOf(raw.patches, isPatch), requests: listOf(raw.requests, isRequest), logs };
  if (raw.state === 'failed') return { ...told, state: 'failed', failure: failureOf(raw.failure) };
  return { ...told, state: raw.state === 'waiting' ? 'waiting' : 'done', result: raw.result };
}
