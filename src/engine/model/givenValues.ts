import { PAGE_STATUS } from '../host';
import type { ControlModel } from './controlModel';
import type { PageModel } from './pageModel';
import { untracked } from './reactive';

/** Puts the values that a page was opened with into its controls. They are no unsaved input. */
export function putGiven(page: PageModel, isMeant: (control: ControlModel) => boolean = () => true): void {
  const { given, status } = page;
  if (!given) return;
  const values = Object.entries(given).filter(([name]) => {
    const control = page.controls.get(name);
    return control !== undefined && isMeant(control);
  });
  // The defaults of a new record stay where no value was given.
  const record = status === PAGE_STATUS.new ? { ...untracked(page.record), ...given } : given;
  page.fill(Object.fromEntries(values), record);
}

/** The same after an onload event has put the defaults of a new record into its controls. */
export function putOverDefaults(page: PageModel, isMeant?: (control: ControlModel) => boolean): void {
  if (page.status === PAGE_STATUS.new) putGiven(page, isMeant);
}
