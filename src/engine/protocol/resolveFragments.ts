import { at, issue } from './issues';
import type { Issue } from './issues';

/** Fragments may use fragments; deeper than this is a loop. */
const MAX_DEPTH = 10;

export interface PlacedControl {
  readonly value: unknown;
  readonly path: string;
  /** Set when a fragment could not be put here. */
  readonly issue?: Issue;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces `{{name}}` in every text by the parameter of that name. */
function applyParameters(value: unknown, parameters: Record<string, unknown>): unknown {
  if (typeof value === 'string') return value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (Object.hasOwn(parameters, name) ? String(parameters[name]) : whole));
  if (Array.isArray(value)) return value.map((item) => applyParameters(item, parameters));
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, applyParameters(part, parameters)]));
  return value;
}

function withPrefix(control: unknown, prefix: string | undefined): unknown {
  if (!prefix || !isRecord(control) || typeof control.name !== 'string') return control;
  return { ...control, name: `${prefix}_${control.name}` };
}

/** A list of controls with each fragment use replaced by that fragment's controls; paths point into the fragment. */
export function resolveFragments(list: readonly unknown[], path: string, fragments: Readonly<Record<string, unknown>>, depth = 0): PlacedControl[] {
  return list.flatMap((value, index): PlacedControl[] => {
    const place = at(path, index);
    if (!isRecord(value) || typeof value.fragment !== 'string') return [{ value, path: place }];
    if (depth >= MAX_DEPTH) return [{ value, path: place, issue: issue('fragment-depth', place, { fragment: value.fragment }) }];
    const fragment = Object.hasOwn(fragments, value.fragment) ? fragments[value.fragment] : undefined;
    const controls = isRecord(fragment) ? fragment.controls : fragment;
    if (!Array.isArray(controls)) return [{ value, path: place, issue: issue('missing-fragment', place, { fragment: value.fragment }) }];
    const parameters = isRecord(value.with) ? value.with : {};
    const prefix = typeof value.as === 'string' ? value.as : undefined;
    const own = controls.map((control) => withPrefix(applyParameters(control, parameters), prefix));
    return resolveFragments(own, `${place}(${value.fragment})`, fragments, depth + 1);
  });
}

/** Codes of all fragments that a protocol uses, so that they can be fetched before it is read. */
export function fragmentCodes(protocol: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isRecord(value)) {
      if (typeof value.fragment === 'string') found.add(value.fragment);
      Object.values(value).forEach(visit);
    }
  };
  visit(protocol);
  return [...found];
}
