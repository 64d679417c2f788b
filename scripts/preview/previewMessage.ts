import { basename, extname } from 'node:path';

export interface PageFile {
  /** The message to the preview, as JSON text. */
  readonly message: string;
  /** False while the file is being written: the preview then says what is wrong and where. */
  readonly isJson: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kind of a report of a page, as developer mode saves it (src/workspace/support/capsule). */
const CAPSULE_KIND = 'atrium-capsule';

/** Accepts a page, a platform record with code, protocol and optional fragments, or a report of a page. */
function contentOf(text: string): { content: Record<string, unknown>; isJson: boolean } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { content: { protocol: text }, isJson: false };
  }
  if (isRecord(parsed) && parsed.kind === CAPSULE_KIND)
    return { isJson: true, content: { type: 'capsule', capsule: parsed } };
  if (!isRecord(parsed) || !('protocol' in parsed) || 'pageinfo' in parsed)
    return { content: { protocol: text }, isJson: true };
  const { pagecode, protocol, fragments } = parsed;
  return {
    isJson: true,
    content: { ...(typeof pagecode === 'string' && { pagecode }), protocol, ...(isRecord(fragments) && { fragments }) },
  };
}

/**
 * Converts a file's text to a preview message. Invalid JSON is sent too, because the preview shows the position of the
 * error.
 */
export function previewMessage(file: string, text: string): PageFile {
  const { content, isJson } = contentOf(text);
  const message = JSON.stringify({ type: 'protocol', pagecode: basename(file, extname(file)), ...content });
  return { message, isJson };
}
