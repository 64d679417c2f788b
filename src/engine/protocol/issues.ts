import { nearest } from './nearest';

/** What can be wrong with a protocol. The reason a person reads is the text `engine.issue.{code}`. */
export type IssueCode =
  | 'not-json'
  | 'version'
  | 'required'
  | 'type'
  | 'enum'
  | 'pattern'
  | 'pattern-steps'
  | 'range'
  | 'schema'
  | 'unknown-control'
  | 'unknown-component'
  | 'component-failed'
  | 'unknown-action'
  | 'unknown-key'
  | 'duplicate-key'
  | 'duplicate-name'
  | 'duplicate-row'
  | 'faulty-rows'
  | 'reserved-name'
  | 'dangling-target'
  | 'wrong-target'
  | 'unsupported-trigger'
  | 'event-rounds'
  | 'control-depth'
  | 'control-count'
  | 'data-depth'
  | 'missing-text'
  | 'missing-api'
  | 'missing-fragment'
  | 'fragment-depth'
  | 'cycle'
  | 'expression.syntax'
  | 'expression.unknown-root'
  | 'expression.unknown-function'
  | 'expression.arguments'
  | 'expression.length'
  | 'expression.depth'
  | 'expression.text'
  | 'expression.list'
  | 'expression.steps'
  | 'expression.failed'
  | 'crash'
  /** Others that are not listed. */
  | 'more';

/** A place in the protocol's text, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Issue {
  readonly code: IssueCode;
  /** Place in the protocol, for example `controls[2].value`. */
  readonly path: string;
  /** Names and values for the reason's text. */
  readonly params: Readonly<Record<string, string>>;
  readonly severity: 'error' | 'warning';
  /** The property is left out: the part that it belongs to is used without it. */
  readonly isLeftOut?: boolean;
  /** What was probably meant. */
  readonly suggestion?: string;
}

export function issue(
  code: IssueCode,
  path: string,
  params: Record<string, string> = {},
  severity: Issue['severity'] = 'error',
): Issue {
  return { code, path, params, severity };
}

/** The same issues; each error says that its property is left out. */
export const leftOut = (issues: readonly Issue[]): Issue[] =>
  issues.map((found) => (found.severity === 'error' ? { ...found, isLeftOut: true } : found));

/** An issue about a word that is none of the known ones. */
export function unknownWord(found: Issue, word: string, known: Iterable<string>): Issue {
  const suggestion = nearest(word, known);
  return suggestion === undefined ? found : { ...found, suggestion };
}

/** `controls` + 2 → `controls[2]`; `controls[2]` + value → `controls[2].value`. */
export function at(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}
