import { basename, extname } from 'node:path';

export interface PageFile {
  /** What is sent to the preview. */
  readonly message: string;
  /** Why it will not be shown. */
  readonly problem?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A page, or a record of the platform that holds one beside its code, with its fragments if there are any. */
function contentOf(text: string): { content: Record<string, unknown>; problem?: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { content: { protocol: text }, problem: error instanceof Error ? error.message : String(error) };
  }
  if (!isRecord(parsed) || !('protocol' in parsed) || 'pageinfo' in parsed) return { content: { protocol: text } };
  const { pagecode, protocol, fragments } = parsed;
  return {
    content: { ...(typeof pagecode === 'string' && { pagecode }), protocol, ...(isRecord(fragments) && { fragments }) },
  };
}

/** A file's text as a message of the preview. What is no JSON is sent as well: the preview shows where it breaks. */
export function previewMessage(file: string, text: string): PageFile {
  const { content, problem } = contentOf(text);
  const message = JSON.stringify({ type: 'protocol', pagecode: basename(file, extname(file)), ...content });
  return { message, ...(problem !== undefined && { problem }) };
}
