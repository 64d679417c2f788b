import { lookUp } from '@atrium/common/lookUp';
import type { Translate } from '@atrium/portal/sdk';
import { isIncomplete, parseCondition, takesValue } from './condition';
import type { ConditionRow } from './condition';
import type { FormField } from './flowNames';

/** Those of the applicant stand beside the fields of every form. */
const APPLICANT_FIELDS = ['applicant.orgname', 'applicant.positionname'] as const;

/** The fields that a condition may use: those of the form and those of the applicant. */
export const withApplicantFields = (fields: readonly FormField[], t: Translate): readonly FormField[] => [
  ...fields,
  ...APPLICANT_FIELDS.map((name) => ({ name, title: t(`workflow.flow.${name}`), type: 'text' })),
];

/** A condition as people say it. `expression` is there when the words leave out what it says. */
export interface ConditionText {
  text: string;
  expression?: string;
}

/** No card shows more; longer expressions are not translated. */
const MOST_SIGNS = 1_000;

/**
 * A condition in words: `报销金额 ≥ 3000 且 费用类型 等于 差旅`. Of an expression that rows cannot say, the names of fields and
 * the signs are translated; one that calls functions, or reads what no field is, is a condition of its own.
 */
export function conditionWords(expression: string, fields: readonly FormField[], t: Translate): ConditionText {
  const rows = expression.length > MOST_SIGNS ? undefined : parseCondition(expression);
  if (rows) {
    const text = rows.rows.map((row) => rowWords(row, fields, t)).join(` ${t(`workflow.flow.joint.${rows.joint}`)} `);
    return { text };
  }
  const text = expression.length > MOST_SIGNS ? undefined : expressionWords(expression, fields, t);
  return text === undefined ? { text: t('workflow.flow.customCondition'), expression } : { text };
}

const fieldOf = (fields: readonly FormField[], name: string) => fields.find((field) => field.name === name);

function valueWords(value: unknown, field: FormField | undefined, t: Translate): string {
  const option = field?.options?.find((each) => each.value === String(value));
  if (option) return option.text || option.value;
  return typeof value === 'boolean' ? t(`workflow.flow.value.${value}`) : String(value ?? '');
}

function rowWords(row: ConditionRow, fields: readonly FormField[], t: Translate): string {
  const field = fieldOf(fields, row.field);
  const value = isIncomplete(row) ? t('workflow.flow.value.missing') : valueWords(row.value, field, t);
  return [
    field?.title || row.field,
    t(`workflow.flow.operator.${row.operator}`),
    ...(takesValue(row.operator) ? [value] : []),
  ].join(' ');
}

const TOKEN =
  /\s*(?:(?<sign>&&|\|\||[=!]==?|[<>]=?|[-+*/%()])|(?<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<number>\d+(?:\.\d+)?)|(?<name>[\p{L}_$][\p{L}\d_$]*(?:\.[\p{L}_$][\p{L}\d_$]*)*))/uy;

interface Token {
  kind: 'sign' | 'text' | 'number' | 'name';
  text: string;
}

/** The tokens of an expression; undefined where it has a sign that is not translated. */
function tokensOf(expression: string): Token[] | undefined {
  const tokens: Token[] = [];
  const trimmed = expression.trim();
  let at = 0;
  while (at < trimmed.length) {
    TOKEN.lastIndex = at;
    const found = Object.entries(TOKEN.exec(trimmed)?.groups ?? {}).find(([, text]) => text !== undefined);
    if (!found) return undefined;
    at = TOKEN.lastIndex;
    tokens.push({ kind: found[0] as Token['kind'], text: found[1] });
  }
  return tokens;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '==': '==',
  '===': '==',
  '!=': '!=',
  '!==': '!=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
};
const JOINTS: Readonly<Record<string, string>> = { '&&': 'and', '||': 'or' };

/** The expression with names and signs in words; undefined where one of them has none. */
function expressionWords(expression: string, fields: readonly FormField[], t: Translate): string | undefined {
  const tokens = tokensOf(expression);
  if (!tokens || tokens.length === 0) return undefined;
  /** The field that a text is compared with: `type == 'travel'` or `'travel' == type`. */
  const comparedField = (index: number): FormField | undefined => {
    const name = [-1, 1].flatMap((side) => {
      const [sign, other] = [tokens[index + side], tokens[index + 2 * side]];
      return sign && lookUp(COMPARISONS, sign.text) && other?.kind === 'name' ? [other.text] : [];
    })[0];
    return name === undefined ? undefined : fieldOf(fields, name);
  };
  const words = tokens.map(({ kind, text }, index): string | undefined => {
    switch (kind) {
      case 'number':
        return text;
      case 'text':
        return valueWords(text.slice(1, -1).replace(/\\(.)/g, '$1'), comparedField(index), t);
      case 'name':
        if (tokens[index + 1]?.text === '(') return undefined;
        if (text === 'true' || text === 'false') return t(`workflow.flow.value.${text}`);
        return fieldOf(fields, text)?.title || undefined;
      default: {
        const [comparison, joint] = [lookUp(COMPARISONS, text), lookUp(JOINTS, text)];
        if (comparison) return t(`workflow.flow.operator.${comparison}`);
        return joint ? t(`workflow.flow.joint.${joint}`) : text;
      }
    }
  });
  if (words.includes(undefined)) return undefined;
  return words.join(' ').replace(/\( /g, '(').replace(/ \)/g, ')');
}
