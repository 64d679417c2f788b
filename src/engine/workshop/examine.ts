import type { EngineHost } from '../host';
import { missingParts } from '../loadParts';
import { issueReason } from '../protocol/issueText';
import { issue } from '../protocol/issues';
import type { Issue, Position } from '../protocol/issues';
import { jsonFault, MAX_JSON_TEXT_DEPTH } from '../protocol/jsonFault';
import { positionOf } from '../protocol/locate';
import { positionAt } from '../protocol/positionAt';
import { readProtocol } from '../protocol/readProtocol';
import { duplicateKeys } from './duplicateKeys';

/** What is listed of a page with more mistakes; each costs a search for its place in the text. */
const MOST_FINDINGS = 100;

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
  /** The first ones; where there are more, the last entry says how many. */
  readonly findings: readonly Finding[];
}

export interface ExaminedProtocol {
  /** An object, or its JSON text. */
  readonly protocol: unknown;
  readonly fragments?: Readonly<Record<string, unknown>>;
}

/** Why a text is no JSON, in words. */
function jsonReason(text: string, { t }: Pick<EngineHost, 't'>): string {
  const { kind = 'empty', missing = '' } = jsonFault(text) ?? {};
  const reason = t(`engine.json.${kind}`, { missing, most: MAX_JSON_TEXT_DEPTH });
  return t('engine.json.reason', { reason });
}

const duplicates = (text: string, host: EngineHost): readonly (() => Finding)[] =>
  duplicateKeys(text).map(({ key, offset }) => () => ({
    code: 'duplicate-key',
    path: '',
    severity: 'warning',
    reason: issueReason(issue('duplicate-key', '', { key }), host),
    position: positionAt(text, offset),
  }));

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
  const issues = isRefused ? result.refused : result.protocol.issues;
  const describe = (found: Issue): Finding => {
    const { code, path, severity } = found;
    const isText = typeof protocol === 'string';
    return {
      code,
      path,
      severity,
      reason: isText && code === 'not-json' ? jsonReason(protocol, host) : issueReason(found, host),
      ...(isText && { position: positionOf(found, protocol) }),
    };
  };
  const isJson = typeof protocol === 'string' && !issues.some(({ code }) => code === 'not-json');
  const all = [...issues.map((found) => () => describe(found)), ...(isJson ? duplicates(protocol, host) : [])];
  const findings = all.slice(0, MOST_FINDINGS).map((describeOne) => describeOne());
  const others = all.length - findings.length;
  if (others === 0) return { isRefused, findings };
  const more = issue('more', '', { count: String(others) }, 'warning');
  return { isRefused, findings: [...findings, { ...more, reason: issueReason(more, host) }] };
}
