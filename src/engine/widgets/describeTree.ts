import { WIDGET_LIMITS } from './limits';
import { WidgetError } from './widgetFault';

export type Handler = (event: unknown) => void;

/** What a widget has drawn, as plain data, and the handlers that it names by number. */
export interface Description {
  readonly tree: unknown;
  readonly handlers: ReadonlyMap<number, Handler>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Plain data out of what `render` answered: it runs on the widget's side, so that nothing but data has to leave it. What
 * is no data is left to whoever checks the drawing. Throws a `WidgetError` for one that is cyclic, too deep or too large.
 *
 * @param firstHandler Number of the first handler.
 */
export function describeTree(drawn: unknown, firstHandler = 0): Description {
  const handlers = new Map<number, Handler>();
  const above = new Set<object>();
  let nodes = 0;

  function keep(handler: Handler): number {
    const number = firstHandler + handlers.size;
    handlers.set(number, handler);
    return number;
  }

  const numbered = (on: unknown) =>
    isObject(on)
      ? Object.fromEntries(
          Object.entries(on).flatMap(([name, handler]) =>
            typeof handler === 'function' ? [[name, keep(handler as Handler)]] : [],
          ),
        )
      : undefined;

  function visit(node: unknown): unknown {
    if (Array.isArray(node)) return within(node, () => node.map(visit));
    nodes += 1;
    if (nodes > WIDGET_LIMITS.nodes)
      throw new WidgetError({ code: 'toomany', params: { most: String(WIDGET_LIMITS.nodes) } });
    if (typeof node === 'number') return String(node);
    if (!isObject(node)) return typeof node === 'string' ? node : null;
    return within(node, () => ({
      tag: node.tag,
      text: typeof node.text === 'number' ? String(node.text) : node.text,
      attributes: node.attributes,
      style: node.style,
      on: numbered(node.on),
      children: node.children === undefined ? undefined : visit([node.children]),
    }));
  }

  function within<T>(node: object, look: () => T): T {
    if (above.has(node)) throw new WidgetError({ code: 'cyclic' });
    if (above.size >= WIDGET_LIMITS.depth * 3)
      throw new WidgetError({ code: 'toodeep', params: { most: String(WIDGET_LIMITS.depth) } });
    above.add(node);
    const found = look();
    above.delete(node);
    return found;
  }

  const tree = visit(drawn);
  return { tree, handlers };
}
