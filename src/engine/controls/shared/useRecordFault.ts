import type { ControlModel } from '../../model/controlModel';
import { lacksRecordValue } from '../../model/lacksRecordValue';
import { useWatched } from '../../react/useWatched';

/**
 * What reads the page's record again where it has no value for the control that could be shown; undefined where it has.
 *
 * @param fits The same function at every call.
 */
export function useRecordFault(control: ControlModel, fits: (value: unknown) => boolean): (() => void) | undefined {
  const { page } = control;
  const isLacking = useWatched(control, () => lacksRecordValue(control, control.value(), fits));
  return isLacking ? () => void page.readAgain().catch(page.host.report) : undefined;
}
