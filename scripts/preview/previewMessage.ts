import { basename, extname } from 'node:path';
import { PREVIEW } from '../../src/common/constants/preview';
import { isRecord } from '../../src/common/isRecord';

export interface PageFile {
  /** The message to the preview, as JSON text. */
  readonly message: string;
  /** False while the file is being written: the preview then says what is wrong and where. */
  readonly isJson: boolean;
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** The message about a report of a page, about a platform record with code, protocol and fragments, or about a page. */
function messageOf(file: string, text: string, parsed: unknown): Record<string, unknown> {
  if (isRecord(parsed) && parsed.kind === PREVIEW.capsuleKind) return { type: 'capsule', capsule: parsed };
  const page = { type: 'protocol', pagecode: basename(file, extname(file)) };
  if (!isRecord(parsed) || !('protocol' in parsed) || 'pageinfo' in parsed) return { ...page, protocol: text };
  const { pagecode, protocol, fragments } = parsed;
  return {
    ...page,
    ...(typeof pagecode === 'string' && { pagecode }),
    protocol,
    ...(isRecord(fragments) && { fragments }),
  };
}

/**
 * Converts a file's text to a preview message. Invalid JSON is sent too, because the preview shows the position of the
 * error.
 */
export function previewMessage(file: string, text: string): PageFile {
  const parsed = parse(text);
  return { message: JSON.stringify(messageOf(file, text, parsed?.value)), isJson: parsed !== undefined };
}
