import { AppError, isAppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import { Budget } from './expressions/budget';
import { compile } from './expressions/compile';
import type { Compiled } from './expressions/compile';
import { FUNCTIONS, addFunctions } from './expressions/functions/table';
import { ownValue } from './expressions/ownValue';
import { parse } from './expressions/parse';
import { readCalls, readNames } from './expressions/readNames';
import type { Names, RowValues, Scope } from './expressions/scope';
import type { EngineHost } from './host';
import { failureOf } from './model/failures';
import { expressionIssue } from './protocol/expressionIssue';
import { issueReason } from './protocol/issueText';
import { issue, unknownWord } from './protocol/issues';

type Texts = Pick<EngineHost, 't' | 'loadControlTexts'>;
type Values = Readonly<Record<string, unknown>>;

/** Functions whose answers depend on who is signed in, or on their language: a formula knows only its values. */
export const PERSONAL_FUNCTIONS: ReadonlySet<string> = new Set([
  ...['user', 'hasfunction', 'hasrole', 'haspermission'],
  ...['translate', 'cost'],
]);

const NOTHING: ReadonlySet<string> = new Set();

async function loadFunctions({ loadControlTexts }: Texts): Promise<void> {
  const [{ moreFunctions }] = await Promise.all([
    import(/* webpackChunkName: "functions" */ './expressions/functions/more'),
    loadControlTexts(),
  ]);
  addFunctions(moreFunctions);
}

/** What was thrown while an expression was read or evaluated, for the person who has written it. */
function textOf(error: unknown, source: string, names: readonly string[], { t }: Texts): string {
  if (!isAppError(error, 'config')) return issueReason(failureOf(error, ''), { t });
  if (error.code === 'formula.personal') return t('engine.formula.personal', { name: error.message });
  if (error.code !== 'expression.syntax') return issueReason(expressionIssue(error, '', names), { t });
  // The parser says it in English, and where.
  const { cause } = error;
  const index = isRecord(cause) || cause instanceof Error ? ownValue(cause, 'index') : undefined;
  if (typeof index !== 'number') return t('engine.formula.unsupported');
  return index < source.trimEnd().length
    ? t('engine.formula.syntax', { place: index + 1 })
    : t('engine.formula.unfinished');
}

/** Operators by the words that other languages have for them. */
const OPERATORS = new Map([
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
]);

/** What is wrong with a name that does not exist, with the one that was probably meant. */
function unknownText(name: string, known: readonly string[], texts: Texts): string {
  const operator = OPERATORS.get(name.toLowerCase());
  if (operator !== undefined) return texts.t('engine.formula.operator', { name, operator });
  return issueReason(unknownWord(issue('expression.unknown-root', '', { name }), name, known), texts);
}

/** Takes every name for a value, and those that hold lists for arrays, whose members are columns. */
function namesIn(values: Values): { names: Names; slots: readonly string[] } {
  const slots: string[] = [];
  return {
    slots,
    names: {
      slot(name) {
        if (!slots.includes(name)) slots.push(name);
        return slots.indexOf(name);
      },
      isArray: (name) => Array.isArray(ownValue(values, name)),
      hasRows: () => false,
      inRow: false,
      columns: NOTHING,
      steps: NOTHING,
      hasEvent: false,
    },
  };
}

/** The names that neither are among the known ones nor, with a member, `name.member`. */
function unknownName(source: string, known: readonly string[]): string | undefined {
  const found = readNames(parse(source)).find(
    ({ name, member }) => !known.includes(name) && (member === undefined || !known.includes(`${name}.${member}`)),
  );
  if (!found) return undefined;
  const isRoot = found.member !== undefined && known.some((name) => name.startsWith(`${found.name}.`));
  return isRoot ? `${found.name}.${found.member}` : found.name;
}

/** Compiles an expression that knows only values. Throws a `config` error for what is no part of it. */
function compileFormula(source: string, names: Names): Compiled {
  const personal = readCalls(parse(source)).find((name) => PERSONAL_FUNCTIONS.has(name.toLowerCase()));
  if (personal !== undefined) throw new AppError('config', personal, { code: 'formula.personal' });
  return compile(source, names);
}

/** Resolves to what is wrong with an expression (without its leading `=`) that may read these names. */
export async function checkFormula(
  source: string,
  names: readonly string[],
  texts: Texts,
): Promise<{ text: string } | undefined> {
  await loadFunctions(texts);
  try {
    const unknown = unknownName(source, names);
    if (unknown !== undefined) return { text: unknownText(unknown, names, texts) };
    compileFormula(source, namesIn({}).names);
    return undefined;
  } catch (error) {
    return { text: textOf(error, source, names, texts) };
  }
}

function scopeOf(values: Values, slots: readonly string[]): Scope {
  const listAt = (slot: number): readonly unknown[] => {
    const list = ownValue(values, slots[slot]);
    return Array.isArray(list) ? list : [];
  };
  const column = (slot: number, name: string) => listAt(slot).map((row) => ownValue(row, name));
  const scope: Scope = {
    slots: slots.map((name) => () => ownValue(values, name)),
    column,
    aggregate: (slot, kind, name) =>
      kind === 'count' ? listAt(slot).length : Number(FUNCTIONS.get(kind)?.apply([column(slot, name)], scope)),
    rows: (slot) => listAt(slot).filter((row): row is RowValues => isRecord(row)),
    page: {},
    // The functions that ask for these are refused.
    user: () => undefined,
    hasFunction: () => false,
    hasRole: () => false,
    hasPermission: () => false,
    translate: () => '',
    budget: new Budget(),
    failures: { size: 0, add: () => undefined, remove: () => undefined, forget: () => undefined },
  };
  return scope;
}

/**
 * Evaluates an expression (without its leading `=`) with values by name; a name without a value is empty. It may use what
 * one recalculation of a page may. Rejects with a `config` error that says what is wrong.
 */
export async function evaluateFormula(source: string, values: Values, texts: Texts): Promise<unknown> {
  await loadFunctions(texts);
  try {
    const { names, slots } = namesIn(values);
    const { run } = compileFormula(source, names);
    return run(scopeOf(values, slots));
  } catch (error) {
    throw new AppError('config', textOf(error, source, Object.keys(values), texts), { cause: error });
  }
}
