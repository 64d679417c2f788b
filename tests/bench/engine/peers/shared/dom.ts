/** The first element that matches, on the whole page or inside another. */
export function find(selector: string, inside: ParentNode = document): HTMLElement | null {
  return inside.querySelector<HTMLElement>(selector);
}

/** Every element that matches, in document order. */
export function findAll(selector: string, inside: ParentNode = document): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(selector)];
}

/** Whether a person could see the element: it takes part in layout. */
export function isShown(element: HTMLElement | null): boolean {
  return !!element && element.offsetParent !== null;
}
