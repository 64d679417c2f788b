import type { EngineHost } from '../host';
import { missingParts } from '../loadParts';
import { issueReason } from '../protocol/issueText';
import type { Issue, Position } from '../protocol/issues';
import { locate } from '../protocol/locate';
import { positionAt } from '../protocol/positionAt';
import { readProtocol } from '../protocol/readProtocol';
import { jsonFault } from './jsonFault';

/** Something that is wrong with a protocol, in words. */
export interface Finding extends Pick<Issue, 'code' | 'path' | 'severity'> {
  /** What is wrong, and what was probably meant, in the host's language. */
  readonly reason: string;
  /** Where the protocol came as text: only a text has lines. */
  readonly position?: Position;
}

export interface Examination {
  /** It is no page at all; otherwise all but the wrong parts can be shown. */
  readonly isRefused: boolean;
  readonly findings: readonly Finding[];
}

export interface ExaminedProtocol {
  /** An object, or its JSON text. */
  readonly protocol: unknown;
  readonly fragments?: Readonly<Record<string, unknown>>;
}

function positionOf({ code, path }: Issue, text: string): Position {
  return code === 'not-json' ? positionAt(text, jsonFault(text) ?? 0) : locate(text, path);
}

/** Reads a protocol without showing it. Fetches what it needs of the engine first. */
export async function examine({ protocol, fragments }: ExaminedProtocol, host: EngineHost): Promise<Examination> {
  for (
    let missing = missingParts(host, protocol, fragments);
    missing;
    missing = missingParts(host, protocol, fragments)
  )
    await missing;
  const result = readProtocol(protocol, fragments);
  const isRefused = 'refused' in result;
  const findings = (isRefused ? result.refused : result.protocol.issues).map((found): Finding => {
    const { code, path, severity } = found;
    return {
      code,
      path,
      severity,
      reason: issueReason(found, host),
      ...(typeof protocol === 'string' && { position: positionOf(found, protocol) }),
    };
  });
  return { isRefused, findings };
}
