import {
  custom,
  literal,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
  string,
  unknown,
  variant,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { PREVIEW } from '@/common/constants/preview';
import { isRecord } from '@/common/isRecord';
import { PAGE_STATUS } from '@/engine/host';

const MAX_CODE_LENGTH = 200;
/** Limit of a pair message as text. */
const MAX_PAIR_LENGTH = 500;
const bounded = pipe(string(), maxLength(MAX_CODE_LENGTH));

const PairMessage = object({ type: literal('pair'), key: bounded });

/** An object, not a list; `record` drops the keys that reach a prototype. */
const fields = pipe(custom<Record<string, unknown>>(isRecord), record(string(), unknown()));

const ProtocolMessage = object({
  type: literal('protocol'),
  pagecode: optional(bounded, 'preview'),
  protocol: unknown(),
  fragments: optional(fields),
  status: optional(picklist(Object.values(PAGE_STATUS))),
  linkparam: optional(fields),
});

const command = <Name extends string>(name: Name) => object({ type: literal(name) });

/** A report of a page; what is in it is checked by its reader. */
const CapsuleMessage = object({ type: literal('capsule'), capsule: unknown() });

const PreviewMessage = variant('type', [
  ProtocolMessage,
  CapsuleMessage,
  command('reload'),
  command('clear'),
  command('logout'),
  command('close'),
]);

export type ProtocolMessage = InferOutput<typeof ProtocolMessage>;
export type PreviewMessage = InferOutput<typeof PreviewMessage>;
export type MessageFault = 'size' | 'shape';

/** The message as JSON text; undefined for data without JSON (a cycle, a function). */
function textOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data;
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The key of a pair message; undefined for any other message. */
export function readPair(data: unknown): string | undefined {
  const isTooLong = typeof data === 'string' && data.length > MAX_PAIR_LENGTH;
  const result = safeParse(PairMessage, typeof data === 'string' && !isTooLong ? parseJson(data) : data);
  return result.success ? result.output.key : undefined;
}

/** Reads a page or a command (business spec §2); otherwise the fault. */
export function readMessage(data: unknown): { message: PreviewMessage } | { fault: MessageFault } {
  const text = textOf(data);
  if (text !== undefined && text.length > PREVIEW.maxMessageLength) return { fault: 'size' };
  const result = safeParse(PreviewMessage, text === undefined ? undefined : parseJson(text));
  return result.success ? { message: result.output } : { fault: 'shape' };
}
