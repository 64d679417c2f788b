import type { Field } from '../../model/field';
import type { PageModel } from '../../model/pageModel';
import { isEmptyValue, plainText } from '../defineControl';
import { factsOf } from '../factsTable';
import { keysOf } from './keysOf';
import type { Key } from './keysOf';
import { choicesRead, readChoices } from './readChoices';

interface Branch {
  readonly key: Key;
  readonly children?: readonly Branch[];
}

interface ChoiceProps {
  readonly options?: readonly Branch[];
  readonly textfield?: string;
}

const hasKey = (options: readonly Branch[], key: Key): boolean =>
  options.some((option) => option.key === key || hasKey(option.children ?? [], key));

/** The text of a value whose choices stand in the protocol or were read before; undefined where one of them is unknown. */
export function knownText({ control, node, props }: Field, value: unknown): string | undefined {
  const facts = factsOf(node.type);
  const isGiven = facts?.choices?.(props) === 'given';
  const options = isGiven ? ((props as ChoiceProps).options ?? []) : choicesRead(node);
  if (!keysOf(value).every((key) => hasKey(options, key))) return undefined;
  return facts?.format?.(
    value,
    Object.assign({}, props, { options }),
    isGiven ? (source) => control.page.text(source) : String,
  );
}

/**
 * A field's value as text; undefined while its choices are being read. A choice's text is that of the protocol, else what
 * the record says it is, else what the server says: it is asked only then. Inside the field's watch the text is followed.
 */
export function textOfValue(field: Field, page: PageModel): string | undefined {
  const facts = factsOf(field.node.type);
  const value = field.value();
  const asGiven = () => facts?.format?.(value, field.props, (source) => page.text(source)) ?? '';
  const origin = facts?.choices?.(field.props);
  if (origin === undefined || isEmptyValue(value)) return asGiven();
  const { options = [], textfield } = field.props as ChoiceProps;
  if (origin === 'given' && keysOf(value).every((key) => hasKey(options, key))) return asGiven();
  const recorded = textfield === undefined ? undefined : field.sibling(textfield);
  if (!isEmptyValue(recorded)) return plainText(recorded);
  if (origin === 'given') return asGiven();
  const found = readChoices(field);
  if (found === undefined) return undefined;
  const props: typeof field.props = Object.assign({}, field.props, { options: found });
  return facts?.format?.(value, props, String) ?? '';
}

/** The same as it is shown where the field rests or is only read. */
export const shownText = (field: Field, page: PageModel): string =>
  textOfValue(field, page) ?? page.host.t('engine.loading');
