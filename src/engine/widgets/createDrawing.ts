import type { Drawn, DrawnElement, EventName, WidgetEvent } from './contract';
import { SVG_TAGS } from './safeTags';

const SVG = 'http://www.w3.org/2000/svg';

/** An element's drawing, and the events that are listened to already. */
interface Life {
  drawn?: DrawnElement;
  readonly heard: Set<EventName>;
}

export type Emit = (handler: number, event: WidgetEvent) => void;

export interface DrawOptions {
  /** The person has gone on since this was drawn: what stands in the field they are in is newer. */
  readonly isBehind?: boolean;
}

/** What a person has done to an element holds beside its attributes, and is written on its own. */
const LIVE: readonly string[] = ['value', 'checked', 'selected'];

function eventOf({ type, target, ...event }: { type: string; target: EventTarget | null; key?: string }): WidgetEvent {
  const { value, checked } = target as Partial<HTMLInputElement>;
  return {
    ...(typeof value === 'string' && { value }),
    ...(typeof checked === 'boolean' && { checked }),
    ...(type.startsWith('key') && { key: event.key }),
  };
}

/**
 * Draws checked trees into an element, again and again: what stays is kept, with its focus and its caret. The same
 * for widgets beside the product's own code and for those in frames.
 */
export function createDrawing(root: Element, emit: Emit): (nodes: readonly Drawn[], options?: DrawOptions) => void {
  const lives = new WeakMap<Node, Life>();
  const page = root.ownerDocument;

  function listen(element: Element, life: Life): void {
    for (const name of Object.keys(life.drawn?.on ?? {}) as EventName[]) {
      if (life.heard.has(name)) continue;
      life.heard.add(name);
      element.addEventListener(name, (event) => {
        const handler = life.drawn?.on[name];
        if (handler !== undefined)
          emit(handler, eventOf({ type: name, target: element, key: (event as KeyboardEvent).key }));
      });
    }
  }

  function write(
    element: Element,
    before: DrawnElement | undefined,
    { attributes, style }: DrawnElement,
    isBehind: boolean,
  ): void {
    // What was never drawn is the person's: a text typed, a detail opened.
    const isDrawn = (name: string) => name in attributes || (before !== undefined && name in before.attributes);
    for (const name of Object.keys(before?.attributes ?? {})) if (!(name in attributes)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes))
      if (!LIVE.includes(name) && element.getAttribute(name) !== value) element.setAttribute(name, value);
    const look = (element as HTMLElement).style;
    for (const property of Object.keys(before?.style ?? {})) if (!(property in style)) look.removeProperty(property);
    for (const [property, value] of Object.entries(style)) look.setProperty(property, value);
    if (isBehind && element === page.activeElement) return;
    const input = element as Partial<HTMLInputElement> & Element;
    if (attributes.value !== undefined && input.value !== attributes.value) input.value = attributes.value;
    for (const name of ['checked', 'selected'] as const)
      if (name in element && isDrawn(name)) (element as unknown as Record<string, boolean>)[name] = name in attributes;
  }

  function make(drawn: DrawnElement): Element {
    const element = SVG_TAGS.includes(drawn.tag) ? page.createElementNS(SVG, drawn.tag) : page.createElement(drawn.tag);
    lives.set(element, { heard: new Set() });
    return element;
  }

  function fits(node: Node | undefined, drawn: Drawn): node is ChildNode {
    if (!node) return false;
    return typeof drawn === 'string' ? node.nodeType === page.TEXT_NODE : lives.get(node)?.drawn?.tag === drawn.tag;
  }

  function fill(parent: Element, nodes: readonly Drawn[], isBehind: boolean): void {
    nodes.forEach((drawn, index) => {
      const old = parent.childNodes[index];
      const node = fits(old, drawn) ? old : typeof drawn === 'string' ? page.createTextNode(drawn) : make(drawn);
      if (typeof drawn === 'string') {
        if (node.nodeValue !== drawn) node.nodeValue = drawn;
      } else {
        update(node as Element, drawn, isBehind);
      }
      if (node === old) return;
      if (old) old.replaceWith(node);
      else parent.append(node);
    });
    while (parent.childNodes.length > nodes.length) parent.lastChild?.remove();
  }

  function update(element: Element, drawn: DrawnElement, isBehind: boolean): void {
    const life = lives.get(element);
    if (!life) return;
    const before = life.drawn;
    life.drawn = drawn;
    fill(element, drawn.children, isBehind);
    write(element, before, drawn, isBehind);
    listen(element, life);
  }

  return (nodes, { isBehind = false } = {}) => fill(root, nodes, isBehind);
}
