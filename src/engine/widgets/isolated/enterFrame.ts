const FOCUSABLE = 'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], summary, [tabindex="0"]';

/** When the frame gets the focus by its title or by a message, its first field has it: what is pressed keeps it. */
export function enterFrame(frame: Window, root: HTMLElement): void {
  let isPressed = false;
  frame.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  frame.addEventListener('pointerup', () => {
    isPressed = false;
  });
  frame.addEventListener('focus', () => {
    const { activeElement, body } = root.ownerDocument;
    if (!isPressed && activeElement === body) root.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  });
}
