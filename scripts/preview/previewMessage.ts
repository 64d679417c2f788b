import { basename, extname } from 'node:path';

export interface PageFile {
  /** The message to the preview, as JSON text. */
  readonly message: string;
  /** Why the preview cannot show the page. */
  readonly problem?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Accepts a page, or a platform record with code, protocol and optional fragments. */
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

/**
 * Converts a file's text to a preview message. Invalid JSON is sent too, because the preview shows the position of the
 * error.
 */
export function previewMessage(file: string, text: string): PageFile {
  const { content, problem } = contentOf(text);
  const message = JSON.stringify({ type: 'protocol', pagecode: basename(file, extname(file)), ...content });
  return { message, ...(problem !== undefined && { problem }) };
}
