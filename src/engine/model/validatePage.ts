import { ArrayModel } from './arrayModel';
import type { ControlModel } from './controlModel';
import { problemOf } from './judge';
import type { PageModel } from './pageModel';
import { untracked } from './reactive';

/** Where a person should look first after a failed validation. */
export interface FocusRequest {
  readonly id: string;
  readonly control: string;
  /** In an array: the id of the line that it stands on. */
  readonly rowId?: number;
}

/** Judges one control and sets its messages; answers the first place that is not valid. */
function validateControl(control: ControlModel): FocusRequest | undefined {
  control.setError(problemOf(control));
  const isOpen = control instanceof ArrayModel && !control.isClosed();
  const [line] = isOpen ? control.validateLines() : [];
  if (control.error() !== undefined) return { id: control.id, control: control.name };
  const name = line && Object.keys(line.errors)[0];
  return line && name ? { id: `${control.id}-${line.id}-${name}`, control: control.name, rowId: line.id } : undefined;
}

/**
 * Judges all controls that are shown, or those in one part of the page; answers the first place that is not valid.
 * Filters belong to no record.
 */
export function validatePage(page: PageModel, part?: ControlModel): FocusRequest | undefined {
  const inputs = [...page.controls.values()].filter(
    ({ isFilter, facts }) => !isFilter && (facts.category === 'input' || facts.category === 'array'),
  );
  const judged = part === undefined ? inputs : inputs.filter((control) => control.isInside(part));
  return untracked(() => judged.map(validateControl)).find((place) => place !== undefined);
}
