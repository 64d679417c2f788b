import type { EngineHost } from '../host';
import type { Issue } from './issues';

/** What is wrong, and what was probably meant. */
export function issueReason({ code, params, suggestion }: Issue, { t }: Pick<EngineHost, 't'>): string {
  const reason = t(`engine.issue.${code}`, params);
  return suggestion === undefined ? reason : `${reason} ${t('engine.issue.suggestion', { suggestion })}`;
}

/**
 * `controls[2].value (12:5)`: the path, and line and column in the text that the protocol came as. The code that finds
 * them is fetched then: a platform sends few pages as text, and few of them with mistakes.
 */
export async function placeInText(issue: Issue, source: string): Promise<string> {
  const { positionOf } = await import(/* webpackChunkName: "locate" */ './locate');
  const { line, column } = positionOf(issue, source);
  return [issue.path, `(${line}:${column})`].filter(Boolean).join(' ');
}
