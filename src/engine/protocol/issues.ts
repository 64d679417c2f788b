/** What can be wrong with a protocol. The reason a person reads is the text `engine.issue.{code}`. */
export type IssueCode =
  | 'not-json' | 'version' | 'required' | 'type' | 'enum' | 'pattern' | 'range' | 'schema'
  | 'unknown-control' | 'unknown-action' | 'unknown-key' | 'duplicate-name' | 'reserved-name' | 'dangling-target'
  | 'missing-fragment' | 'fragment-depth' | 'cycle'
  | 'expression.syntax' | 'expression.unknown-root' | 'expression.unknown-function' | 'expression.arguments' | 'expression.length' | 'expression.depth'
  | 'crash';

export interface Issue {
  readonly code: IssueCode;
  /** Place in the protocol, for example `controls[2].value`. */
  readonly path: string;
  /** Names and values for the reason's text. */
  readonly params: Readonly<Record<string, string>>;
  readonly severity: 'error' | 'warning';
}

export function issue(code: IssueCode, path: string, params: Record<string, string> = {}, severity: Issue['severity'] = 'error'): Issue {
  return { code, path, params, severity };
}

/** `controls` + 2 → `controls[2]`; `controls[2]` + value → `controls[2].value`. */
export function at(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}
