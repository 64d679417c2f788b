import type { ControlModel } from './controlModel';

/**
 * Whether the record that the page has read has no value for a control which shows nothing else: its field is missing,
 * or holds something that does not fit. What is shown then must not look like nothing or 0; null says that there is
 * nothing. Tracked.
 *
 * @param value The control's own value.
 */
export function lacksRecordValue(control: ControlModel, value: unknown, fits: (value: unknown) => boolean): boolean {
  const { page, node, name } = control;
  if (!page.isLoaded() || !page.readsRecord || !node.value.constant) return false;
  const record = page.record();
  if (!Object.hasOwn(record, name)) return value === undefined;
  return record[name] !== null && !fits(record[name]);
}
