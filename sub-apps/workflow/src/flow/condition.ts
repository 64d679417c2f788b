/** Comparisons are written between field and value, the others as functions. */
export const OPERATORS = ['==', '!=', '>', '>=', '<', '<=', 'contains', '!contains', 'isempty', '!isempty'] as const;
export type Operator = (typeof OPERATORS)[number];

export type ConditionValue = string | number | boolean;

/** One row: `amount >= 3000`. Without a value it is incomplete: `amount >=`, which is no right expression. */
export interface ConditionRow {
  field: string;
  operator: Operator;
  value?: ConditionValue;
}

/** Rows that all hold, or of which one holds. */
export interface ConditionRows {
  joint: 'and' | 'or';
  rows: readonly ConditionRow[];
}

const JOINTS = { and: '&&', or: '||' } as const;

export const takesValue = (operator: Operator): boolean => !operator.endsWith('isempty');

export const isIncomplete = ({ operator, value }: ConditionRow): boolean => takesValue(operator) && value === undefined;

const literal = (value: ConditionValue | undefined): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value ?? '');

function writeRow({ field, operator, value }: ConditionRow): string {
  if (!takesValue(operator)) return `${operator}(${field})`;
  if (operator === 'contains' || operator === '!contains') return `${operator}(${field}, ${literal(value)})`;
  return `${field} ${operator} ${literal(value)}`.trim();
}

/** The expression of rows. */
export const writeCondition = ({ joint, rows }: ConditionRows): string => rows.map(writeRow).join(` ${JOINTS[joint]} `);

const TOKEN =
  /\s*(?:(?<sign>&&|\|\||[=!<>]=|[<>!(),])|(?<text>'(?:[^'\\]|\\['\\])*')|(?<number>-?\d+(?:\.\d+)?)|(?<name>[\p{L}_$][\p{L}\d_$]*(?:\.[\p{L}_$][\p{L}\d_$]*)*))/uy;

type Token = { kind: 'sign' | 'name'; text: string } | { kind: 'value'; value: ConditionValue };

/** The tokens of an expression; undefined where it contains something that rows never write. */
function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  const trimmed = text.trimEnd();
  let at = 0;
  while (at < trimmed.length) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(trimmed)?.groups;
    if (!groups) return undefined;
    at = TOKEN.lastIndex;
    if (groups.sign !== undefined) tokens.push({ kind: 'sign', text: groups.sign });
    else if (groups.text !== undefined)
      tokens.push({ kind: 'value', value: groups.text.slice(1, -1).replace(/\\(['\\])/g, '$1') });
    else if (groups.number !== undefined) tokens.push({ kind: 'value', value: Number(groups.number) });
    else if (groups.name === 'true' || groups.name === 'false')
      tokens.push({ kind: 'value', value: groups.name === 'true' });
    else tokens.push({ kind: 'name', text: groups.name ?? '' });
  }
  return tokens;
}

/** Reads exactly what `writeCondition` writes, however it is spaced; undefined for any other expression. */
export function parseCondition(text: string): ConditionRows | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  if (tokens.length === 0) return { joint: 'and', rows: [] };
  let at = 0;
  const takeSign = (...signs: readonly string[]): string | undefined => {
    const token = tokens[at];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return undefined;
    at += 1;
    return token.text;
  };
  const takeName = (): string | undefined => {
    const token = tokens[at];
    if (token?.kind !== 'name') return undefined;
    at += 1;
    return token.text;
  };
  /** With the value that follows, if one does. */
  const withValue = (row: ConditionRow): ConditionRow => {
    const token = tokens[at];
    if (token?.kind !== 'value') return row;
    at += 1;
    return { ...row, value: token.value };
  };
  const takeRow = (): ConditionRow | undefined => {
    const not = takeSign('!') ?? '';
    const name = takeName();
    if (name === undefined) return undefined;
    if (takeSign('(')) {
      const operator = OPERATORS.find((each) => each === not + name);
      const field = takeName();
      if (!operator || field === undefined) return undefined;
      if (!takesValue(operator)) return takeSign(')') ? { field, operator } : undefined;
      if (!takeSign(',')) return undefined;
      const row = withValue({ field, operator });
      return takeSign(')') ? row : undefined;
    }
    const operator = OPERATORS.find((each) => each === takeSign(each));
    return not === '' && operator ? withValue({ field: name, operator }) : undefined;
  };
  const rows: ConditionRow[] = [];
  let joint: string | undefined;
  for (;;) {
    const row = takeRow();
    if (!row) return undefined;
    rows.push(row);
    if (at === tokens.length) return { joint: joint === JOINTS.or ? 'or' : 'and', rows };
    const next = takeSign(JOINTS.and, JOINTS.or);
    if (next === undefined || (joint !== undefined && next !== joint)) return undefined;
    joint = next;
  }
}
