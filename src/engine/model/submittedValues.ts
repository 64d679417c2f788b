import type { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import { configError } from '../events/configError';
import { PAGE_STATUS_NAME } from '../expressions/roots';
import type { RowValues } from '../expressions/scope';
import type { ControlModel } from './controlModel';
import { issue } from '../protocol/issues';
import { MAX_JSON_DEPTH } from '../protocol/limits';
import type { PageModel } from './pageModel';
import { untracked } from './reactive';

/** What is empty as the wire can say it, in the cells of rows as well: what is undefined would not be sent at all. */
function explicit(value: unknown, refuse: () => AppError, depth = 0): unknown {
  if (value === undefined) return null;
  if (typeof value === 'object' && depth > MAX_JSON_DEPTH) throw refuse();
  if (Array.isArray(value)) return value.map((part) => explicit(part, refuse, depth + 1));
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, explicit(part, refuse, depth + 1)]))
    : value;
}

/** Whether the value of this control is part of what the page sends. */
export const isSent = ({ isFilter, isWithheld, facts: { category } }: ControlModel): boolean =>
  !isFilter && !isWithheld && (category === 'input' || category === 'array');

/**
 * The page status, and every input that was shown, loaded or edited, with the text of a choice where the record keeps it;
 * nothing that the person has no right to see. Throws a `config` error for what is nested deeper than data may be.
 */
export function submittedValues(page: PageModel): RowValues {
  return untracked(() => {
    const record = page.record();
    const isKnown = (control: ControlModel) => page.edits.includes(control) || Object.hasOwn(record, control.name);
    const inputs = [...page.controls.values()].filter(isSent);
    const sent = inputs.filter((control) => isKnown(control) || (!control.isHidden() && control.value() !== undefined));
    const explicitOf = ({ node }: ControlModel, value: unknown) =>
      explicit(value, () => configError(page.host, issue('data-depth', node.path, { most: String(MAX_JSON_DEPTH) })));
    const texts = sent.flatMap((control) => {
      const { textField } = control;
      return textField !== undefined && Object.hasOwn(record, textField)
        ? [[textField, explicitOf(control, record[textField])] as const]
        : [];
    });
    return {
      [PAGE_STATUS_NAME]: page.status,
      ...Object.fromEntries(texts),
      ...Object.fromEntries(sent.map((control) => [control.name, explicitOf(control, control.value())])),
    };
  });
}
