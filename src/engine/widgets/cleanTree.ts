import { isRecord } from '@/common/isRecord';
import { EVENTS } from './contract';
import type { Drawn, DrawnElement, EventName } from './contract';
import { WIDGET_LIMITS } from './limits';
import { safeStyle } from './safeStyle';
import { isSafeAttribute, isSafeTag } from './safeTags';
import { WidgetError } from './widgetFault';

const recordOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : []);

/** Flags are there or not; everything else is a text. */
function attributeText(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? '' : undefined;
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.length <= WIDGET_LIMITS.textChars ? text : undefined;
}

function attributesOf(tag: string, given: unknown, refuse: (what: string) => void): Record<string, string> {
  const kept = recordOf(given).flatMap(([name, value]) => {
    // What is said of an element for assistive technology is a word, not there or not.
    const text = typeof value === 'boolean' && name.startsWith('aria-') ? String(value) : attributeText(value);
    if (text === undefined) return [];
    if (isSafeAttribute(tag, name, text)) return [[name, text] as const];
    refuse(`${tag} ${name}`);
    return [];
  });
  return Object.fromEntries(
    tag === 'a'
      ? [...kept, ['target', '_blank'], ['rel', 'noopener noreferrer']]
      : tag === 'button'
        ? [...kept, ['type', 'button']]
        : kept,
  );
}

function styleOf(tag: string, given: unknown, refuse: (what: string) => void): Record<string, string> {
  return Object.fromEntries(
    recordOf(given).flatMap(([name, value]) => {
      const kept = safeStyle(name, value);
      if (!kept) refuse(`${tag} style.${name}`);
      return kept ? [kept] : [];
    }),
  );
}

const eventsOf = (given: unknown): DrawnElement['on'] =>
  Object.fromEntries(
    recordOf(given).filter(([name, handler]) => EVENTS.includes(name as EventName) && Number.isInteger(handler)),
  );

export interface CleanTree {
  readonly nodes: readonly Drawn[];
  /** Attributes and styles that were left out, each once. */
  readonly refused: readonly string[];
}

/**
 * A drawing of which everything may be drawn anywhere, out of whatever a widget says (described by `describeTree`).
 * Throws a `WidgetError` for elements that may not be drawn, and for a drawing too deep or too large; attributes and
 * styles that may not be are left out.
 */
export function cleanTree(tree: unknown): CleanTree {
  const refused = new Set<string>();
  const refuse = (what: string) => void (refused.size < 20 && refused.add(what.slice(0, 80)));
  let left: number = WIDGET_LIMITS.nodes;

  function clean(node: unknown, depth: number): Drawn[] {
    if (depth > WIDGET_LIMITS.depth * 3)
      throw new WidgetError({ code: 'toodeep', params: { most: String(WIDGET_LIMITS.depth) } });
    if (Array.isArray(node)) return node.flatMap((each) => clean(each, depth + 1));
    if (node === null || node === undefined) return [];
    left -= 1;
    if (left < 0) throw new WidgetError({ code: 'toomany', params: { most: String(WIDGET_LIMITS.nodes) } });
    if (typeof node === 'string') return [node.slice(0, WIDGET_LIMITS.textChars)];
    if (!isRecord(node)) throw new WidgetError({ code: 'badtree' });
    return [element(node, depth)];
  }

  function element(
    { tag, text, attributes, style, on, children }: Record<string, unknown>,
    depth: number,
  ): DrawnElement {
    if (typeof tag !== 'string' || !isSafeTag(tag))
      throw new WidgetError({ code: 'badtag', params: { tag: String(tag).slice(0, 40) } });
    return {
      tag,
      attributes: attributesOf(tag, attributes, refuse),
      style: styleOf(tag, style, refuse),
      on: eventsOf(on),
      children: [...clean(typeof text === 'string' ? text : undefined, depth + 1), ...clean(children, depth + 1)],
    };
  }

  return { nodes: clean(tree, 0), refused: [...refused] };
}
