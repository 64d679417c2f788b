/** Where the selection ends in an element, in characters from its beginning; undefined when it is elsewhere. */
export function caretOf(element: HTMLElement): number | undefined {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return undefined;
  const before = element.ownerDocument.createRange();
  before.setStart(element, 0);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}
