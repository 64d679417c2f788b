import type { ButtonControl } from '../protocol/generated/types';
import type { Save } from '../host';
import type { ControlNode } from '../protocol/nodes';
import type { ControlModel } from './controlModel';
import type { PageModel } from './pageModel';
import { untracked } from './reactive';

const isPrimary = ({ props }: ControlModel) => (props as ButtonControl).look === 'primary';

/** Whether a press of the button submits the page. */
export const submits = ({ events }: ControlNode): boolean =>
  events.onclicked?.steps.some(({ do: action }) => action === 'submit') ?? false;

/** Whether a person could press the button now, and its event submits the page. */
function canSave(control: ControlModel): boolean {
  const { node, page } = control;
  return (
    node.type === 'button' &&
    submits(node) &&
    page.reading() !== true &&
    !control.isHidden() &&
    !control.isReadonly() &&
    page.host.user.hasFunction((node.props as ButtonControl).functioncode)
  );
}

/**
 * The save of a page: a press of its only button that submits, or of its only primary one among several. Undefined when the
 * page has none, or when it is not clear which.
 */
export function findSave(page: PageModel): Save | undefined {
  const buttons = untracked(() => [...page.controls.values()].filter(canSave));
  const primary = buttons.filter(isPrimary);
  const [button, other] = primary.length > 0 ? primary : buttons;
  if (!button || other) return undefined;
  return async () => {
    await page.events.press(button);
    return !untracked(() => page.isDirty());
  };
}
