import { formatNumber, MONEY_DECIMALS } from '@atrium/common/money/format';
import type { Translate } from '@atrium/portal/sdk';
import { isGroup, valueKey } from '../../api/dataRules';
import type { Condition, RuleFilter, RuleItem } from '../../api/dataRules';
import type { RuleField, RuleObject } from '../../api/ruleSchema';
import { countsDays, fieldOf, isNumeric, operatorOf } from './conditionDraft';

/** What the words of a rule are made of. */
export interface Vocabulary {
  t: Translate;
  object: RuleObject | undefined;
  /** The texts of values that no list of options contains, by `valueKey`. */
  texts: Readonly<Record<string, string>>;
}

/** A value as it is written everywhere on the screen: `¥5,000.00` of money, `5,000` of another number; others as they are. */
export function amountText(type: string, value: string): string {
  const number = value.trim() === '' ? NaN : Number(value);
  if (!Number.isFinite(number)) return value;
  if (type === 'money') return `¥${formatNumber(number, MONEY_DECIMALS)}`;
  return type === 'number' ? formatNumber(number) : value;
}

function fixedText(field: RuleField, operator: string, value: string, texts: Vocabulary['texts']): string {
  const option = field.options.find((each) => each.value === value);
  if (option) return option.label;
  if (countsDays(operator)) return value;
  if (isNumeric(field)) return amountText(field.type, value);
  return texts[valueKey(field.field, value)] || value;
}

/** A condition in words: `负责人 等于 当前用户`; missing parts are an ellipsis. */
export function conditionWords({ field: code, operator: name, values }: Condition, words: Vocabulary): string {
  const { t, object, texts } = words;
  const field = fieldOf(object, code);
  if (!field) return code || '…';
  const operator = operatorOf(field, name);
  const [first = '…', second = '…', ...others] = values
    .filter(({ value }) => value !== '')
    .map(({ value, isCurrent }) =>
      isCurrent
        ? (field.currents.find((current) => current.value === value)?.label ?? value)
        : fixedText(field, name, value, texts),
    );
  const isRange = operator?.arity === 'two';
  const text = isRange
    ? t('admin.dataRules.range', { from: first, to: second })
    : values.length < 2
      ? first
      : [first, second, ...others].join(t('admin.dataRules.comma'));
  const phrase = operator?.phrase ?? `${name} {{values}}`;
  return `${field.text} ${phrase.replace('{{values}}', () => text)}`;
}

/** The conditions of a rule in words. With `subject` each field names its object. */
export function filterWords({ combination, items }: RuleFilter, words: Vocabulary, hasSubject = false): string {
  const { t, object } = words;
  const one = (condition: Condition) => {
    const text = conditionWords(condition, words);
    return hasSubject ? t('admin.dataRules.of', { object: object?.text.toLowerCase() ?? '', field: text }) : text;
  };
  const join = (texts: readonly string[], how: RuleFilter['combination']) =>
    texts.join(t(how === 'and' ? 'admin.dataRules.and' : 'admin.dataRules.or'));
  const opposite = combination === 'and' ? 'or' : 'and';
  const itemText = (item: RuleItem) => {
    if (!isGroup(item)) return one(item);
    const text = join(item.conditions.map(one), opposite);
    return item.conditions.length > 1 && items.length > 1 ? t('admin.dataRules.brackets', { text }) : text;
  };
  return join(items.map(itemText), combination);
}
