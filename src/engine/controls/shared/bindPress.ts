import type { Disposable } from '@/common/disposable';
import { ControlModel } from '../../model/controlModel';
import type { CellField } from '../../model/cellField';
import { factsOf } from '../factsTable';

/** A press on one of these inside of a box is its own. */
const PRESSABLE =
  'button, a, input, select, textarea, label, summary, [role="tree"], [role="button"], [role="group"][tabindex="0"]';

/** A press on these beside an input is not one on the input; a label hands its press on to its input. */
const BESIDE_INPUT = 'button, a, label';

/** Enter means something else to these: a new line, a press of their own, or a choice in an open list. */
const TAKES_ENTER = 'textarea, [contenteditable="true"], [aria-expanded="true"], button, a';

const isMarkingText = () => document.getSelection()?.isCollapsed === false;

/**
 * Makes the element of a control or cell that has an onclicked answer presses: an input by pointer, and by Enter while
 * it has the focus; what is no input by pointer, Enter and space. Does nothing where the control's own view answers.
 */
export function bindPress(element: HTMLElement, pressed: ControlModel | CellField): Disposable | undefined {
  const facts = factsOf(pressed.node.type);
  if (facts?.clicks === 'own' || facts?.clicks === 'none') return undefined;
  const isInput = facts?.category === 'input';
  const isMeant = isInput
    ? (target: Element, isKey: boolean) =>
        (!isKey && target instanceof HTMLInputElement) || !target.closest(isKey ? TAKES_ENTER : BESIDE_INPUT)
    : (target: Element, isKey: boolean) =>
        target === element || (!isKey && !isMarkingText() && target.closest(PRESSABLE) === element);
  const handle = (event: MouseEvent | KeyboardEvent) => {
    const key = 'key' in event ? event.key : undefined;
    const isPress =
      key === undefined || (key === 'Enter' && !(event as KeyboardEvent).isComposing) || (key === ' ' && !isInput);
    if (!isPress || !(event.target instanceof Element) || !isMeant(event.target, key !== undefined)) return;
    // A space would scroll the page.
    if (key === ' ') event.preventDefault();
    void pressed.press();
  };
  if (!isInput && pressed instanceof ControlModel) {
    // The parts of a button are nothing of their own to assistive technology: what holds more to press is a group.
    const isGroup = facts?.category === 'container' || facts?.clicks === 'area';
    element.setAttribute('role', isGroup ? 'group' : 'button');
    if (isGroup) element.setAttribute('aria-label', pressed.title() || pressed.name);
    element.tabIndex = 0;
    element.style.cursor = 'pointer';
  }
  const listeners = new AbortController();
  const { signal } = listeners;
  element.addEventListener('click', handle, { signal });
  element.addEventListener('keydown', handle, { signal });
  // A light input is replaced by its widget between press and release: no click follows then.
  let down: EventTarget | null = null;
  element.addEventListener(
    'pointerdown',
    ({ target }) => {
      down = target;
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    () => {
      if (down instanceof Element && !down.isConnected && isMeant(down, false)) void pressed.press();
    },
    { signal },
  );
  return () => listeners.abort();
}
