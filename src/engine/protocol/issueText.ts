import type { EngineHost } from '../host';
import type { Issue } from './issues';
import { positionOf } from './locate';

/** What is wrong, and what was probably meant. */
export function issueReason({ code, params, suggestion }: Issue, { t }: Pick<EngineHost, 't'>): string {
  const reason = t(`engine.issue.${code}`, params);
  return suggestion === undefined ? reason : `${reason} ${t('engine.issue.suggestion', { suggestion })}`;
}

/** `controls[2].value (12:5)`: the path, and line and column where the protocol came as text. */
export function issuePlace(issue: Issue, source: string | undefined): string {
  const position = source === undefined ? undefined : positionOf(issue, source);
  return [issue.path, position && `(${position.line}:${position.column})`].filter(Boolean).join(' ');
}
