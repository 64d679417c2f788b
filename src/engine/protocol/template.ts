import { AppError } from '@/common/errors/appError';
import { compile } from '../expressions/compile';
import type { Dependencies } from '../expressions/compile';
import type { Names, Scope, ValueScope } from '../expressions/scope';
import type { Template } from './nodes';
import { isPlain } from './plain';

const SCOPES: readonly unknown[] = ['all', 'checked', 'modified', 'focused'] satisfies ValueScope[];

export const constant = (value: unknown): Template => ({ constant: { value }, run: () => value });

/** What most properties of most controls are. */
const LEFT_OUT = constant(undefined);

function compileText(source: string, names: Names): Template {
  if (source.startsWith('==') || source.startsWith('@@')) return constant(source.slice(1));
  if (source.startsWith('=')) {
    const compiled = compile(source.slice(1), names);
    return { run: compiled.run, compiled, source };
  }
  if (source.startsWith('@')) {
    const key = source.slice(1);
    return { run: (scope) => scope.translate(key) };
  }
  return constant(source);
}

/** Lists and records with expressions in them are nested no deeper: calls would not be either. */
const MOST_DEPTH = 60;

const NONE: ReadonlySet<string> = new Set();

/** A list or record is computed from whatever its parts are computed from. */
function together(parts: readonly Template[]): Dependencies | undefined {
  const all = parts.flatMap(({ compiled }) => compiled ?? []);
  if (all.length === 0) return undefined;
  const union = (pick: (of: Dependencies) => ReadonlySet<string>) => new Set(all.flatMap((of) => [...pick(of)]));
  return {
    controls: union((of) => of.controls),
    reads: union((of) => of.reads),
    columns: union((of) => of.columns),
    sectionFields: union((of) => of.sectionFields),
    sectionColumns: union((of) => of.sectionColumns),
    isTotal: all.some(({ isTotal }) => isTotal),
  };
}

/** `{ "from": "lines", "scope": "modified" }`: rows of an array or table. Without a scope, an unknown name leaves it a plain record. */
function compileRows(value: Record<string, unknown>, names: Names): Template | undefined {
  const { from, scope = 'all' } = value;
  if (typeof from !== 'string' || !Object.keys(value).every((key) => key === 'from' || key === 'scope'))
    return undefined;
  const slot = names.hasRows(from) ? names.slot(from) : undefined;
  const isScope = SCOPES.includes(scope);
  if (slot === undefined) {
    if (isScope && value.scope !== undefined) throw new AppError('config', from, { code: 'dangling-target' });
    return undefined;
  }
  // The rows of a table or list cannot be modified: that scope would always be empty.
  const allowed = names.isArray(from) ? SCOPES : SCOPES.filter((name) => name !== 'modified');
  if (!allowed.includes(scope)) throw new AppError('config', allowed.join(', '), { code: 'enum' });
  const read = new Set([from]);
  return {
    run: (context: Scope) => context.rows(slot, scope as ValueScope),
    compiled: { controls: read, reads: read, columns: NONE, sectionFields: NONE, sectionColumns: NONE, isTotal: false },
  };
}

function compileObject(value: Record<string, unknown>, names: Names, depth: number): Template {
  const rows = compileRows(value, names);
  if (rows) return rows;
  return templateOf(
    Object.entries(value).map(([key, part]) => [key, compileTemplate(part, names, depth + 1)] as const),
  );
}

/** A record of what its parts answer. */
export function templateOf(entries: readonly (readonly [key: string, part: Template])[]): Template {
  if (entries.every(([, part]) => part.constant))
    return constant(Object.fromEntries(entries.map(([key, part]) => [key, part.constant?.value])));
  return {
    run: (scope) => scope.budget.made(Object.fromEntries(entries.map(([key, part]) => [key, part.run(scope)]))),
    compiled: together(entries.map(([, part]) => part)),
  };
}

/** Compiles any JSON value: a text that begins with `=` is an expression, with `@` a translation key; doubled, it is literal. */
export function compileTemplate(value: unknown, names: Names, depth = 0): Template {
  if (value === undefined) return LEFT_OUT;
  if (isPlain(value)) return constant(value);
  if (depth > MOST_DEPTH) throw new AppError('config', String(MOST_DEPTH), { code: 'expression.depth' });
  if (typeof value === 'string') return compileText(value, names);
  if (Array.isArray(value)) {
    const items = value.map((item) => compileTemplate(item, names, depth + 1));
    return items.every((item) => item.constant)
      ? constant(items.map((item) => item.constant?.value))
      : { run: (scope) => scope.budget.made(items.map((item) => item.run(scope))), compiled: together(items) };
  }
  return typeof value === 'object' && value !== null
    ? compileObject(value as Record<string, unknown>, names, depth)
    : constant(value);
}
