import { isRecord } from '@/common/isRecord';
import { PAGE_STATUS_NAME } from '../expressions/roots';
import type { RowValues } from '../expressions/scope';
import type { ControlModel } from './controlModel';
import type { PageModel } from './pageModel';
import { untracked } from './reactive';

/** What is empty as the wire can say it, in the cells of rows as well: what is undefined would not be sent at all. */
function explicit(value: unknown): unknown {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map(explicit);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, explicit(part)])) : value;
}

/** The page status, and every input that was shown, loaded or edited, with the text of a choice where the record keeps it. */
export function submittedValues(page: PageModel): RowValues {
  return untracked(() => {
    const record = page.record();
    const isKnown = (control: ControlModel) => page.edits.includes(control) || Object.hasOwn(record, control.name);
    const inputs = [...page.controls.values()].filter(({ isFilter, facts }) => !isFilter && (facts.category === 'input' || facts.category === 'array'));
    const sent = inputs.filter((control) => isKnown(control) || (!control.isHidden() && control.value() !== undefined));
    const texts = sent.flatMap(({ textField }) => (textField !== undefined && Object.hasOwn(record, textField) ? [[textField, explicit(record[textField])] as const] : []));
    return { [PAGE_STATUS_NAME]: page.status, ...Object.fromEntries(texts), ...Object.fromEntries(sent.map((control) => [control.name, explicit(control.value())])) };
  });
}
