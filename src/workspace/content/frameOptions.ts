import type { FrameOptions, Length } from '../dialogs/dialogSize';

type Fields = Record<string, unknown>;

/**
 * The options of the dialog in a page's protocol. The engine reads the rest of the protocol and reports its issues.
 */
export function frameOptions(protocol: unknown, pageType?: string): Partial<FrameOptions> {
  const info = fields(fields(readJson(protocol)).pageinfo);
  const size = fields(info.pagesize);
  const type = Number(info.type ?? pageType);
  return {
    ...(isLength(size.width) ? { width: size.width } : {}),
    ...(isLength(size.height) ? { height: size.height } : {}),
    ...(info.position === 'right' ? { position: 'right' } : {}),
    ...(Number.isFinite(type) ? { pageType: type } : {}),
    hasCloseIcon: !['0', 'false'].includes(String(info.closewindowicon ?? 1)),
  };
}

/** The codes of the fragments that a protocol or a fragment includes. */
export function fragmentCodes(protocol: unknown): readonly string[] {
  const codes = new Set<string>();
  // Iterative, because a protocol may be nested deeper than the call stack.
  const waiting: unknown[] = [readJson(protocol)];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('fragment' in value && typeof value.fragment === 'string') codes.add(value.fragment);
    Object.values(value)
      .toReversed()
      .forEach((part) => waiting.push(part));
  }
  return [...codes];
}

/** A protocol is an object or its JSON; the engine reports invalid JSON. */
export function readJson(protocol: unknown): unknown {
  if (typeof protocol !== 'string') return protocol;
  try {
    return JSON.parse(protocol);
  } catch {
    return undefined;
  }
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isLength(value: unknown): value is Length {
  return typeof value === 'number' || typeof value === 'string';
}
