interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Where a press in an element would put the caret, in characters from its beginning; undefined when nobody can tell. */
export function caretOf(element: HTMLElement, { clientX, clientY }: Point): number | undefined {
  // A press on a link selects nothing: the place itself has to be asked.
  const { ownerDocument } = element;
  const pressed =
    'caretPositionFromPoint' in ownerDocument ? ownerDocument.caretPositionFromPoint(clientX, clientY) : undefined;
  const selection = ownerDocument.getSelection();
  const [node, offset] = pressed
    ? [pressed.offsetNode, pressed.offset]
    : [selection?.focusNode, selection?.focusOffset];
  if (!node || !element.contains(node)) return undefined;
  const before = ownerDocument.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset ?? 0);
  return before.toString().length;
}
