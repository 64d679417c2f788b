import { isRecord } from '@/common/isRecord';
import { checkShape } from './checkShape';
import { at, issue } from './issues';
import type { Issue } from './issues';
import { MAX_CONTROLS, MAX_FRAGMENT_PARTS } from './limits';

/** Fragments may use fragments, this deep; one that uses itself is refused at once. */
const MAX_DEPTH = 10;

export interface PlacedControl {
  readonly value: unknown;
  readonly path: string;
  /** Fragments that it came out of, outermost first. */
  readonly trail: readonly string[];
  /** Set when a fragment could not be put here. */
  readonly issue?: Issue;
}

/** The fragments of a page, and how many of their parts were put into it so far. */
export interface Fragments {
  readonly byCode: Readonly<Record<string, unknown>>;
  copied: number;
}

/** Parameters that make a text longer than this stay as they are written: each use of a fragment could double it. */
const LONGEST_TEXT = 100_000;

function filledIn(text: string, parameters: Record<string, unknown>, fragments: Fragments): string {
  let length = text.length;
  const filled = text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    if (!Object.hasOwn(parameters, name)) return whole;
    const value = String(parameters[name]);
    length += value.length;
    return length > LONGEST_TEXT ? whole : value;
  });
  // A long text counts like many parts, so that a page cannot make thousands of them.
  fragments.copied += Math.floor(filled.length / 100);
  return filled;
}

/** Replaces `{{name}}` in every text by the parameter of that name. */
function applyParameters(value: unknown, parameters: Record<string, unknown>, fragments: Fragments): unknown {
  fragments.copied += 1;
  if (typeof value === 'string') return filledIn(value, parameters, fragments);
  if (Array.isArray(value)) return value.map((item) => applyParameters(item, parameters, fragments));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, applyParameters(part, parameters, fragments)]),
    );
  return value;
}

/** Names of a fragment's controls, at any depth, and of the fragments in it. Columns keep theirs: they belong to their rows. */
function withPrefix(control: unknown, prefix: string | undefined): unknown {
  if (!prefix || !isRecord(control)) return control;
  if (typeof control.fragment === 'string')
    return { ...control, as: typeof control.as === 'string' ? `${prefix}_${control.as}` : prefix };
  const children =
    control.type !== 'array' && Array.isArray(control.controls)
      ? { controls: control.controls.map((child) => withPrefix(child, prefix)) }
      : {};
  return { ...control, ...children, ...(typeof control.name === 'string' && { name: `${prefix}_${control.name}` }) };
}

/** A list of controls with each fragment use replaced by that fragment's controls; paths point into the fragment. */
export function resolveFragments(
  list: readonly unknown[],
  path: string,
  fragments: Fragments,
  trail: readonly string[] = [],
): PlacedControl[] {
  return list.flatMap((value, index): PlacedControl[] => {
    const place = at(path, index);
    if (!isRecord(value) || typeof value.fragment !== 'string') return [{ value, path: place, trail }];
    const refuse = (problem: Issue): PlacedControl[] => [{ value, path: place, trail, issue: problem }];
    if (trail.length >= MAX_DEPTH || trail.includes(value.fragment))
      return refuse(issue('fragment-depth', place, { fragment: value.fragment }));
    const [wrong] = checkShape('fragmentUse', value, place);
    if (wrong) return refuse(wrong);
    const fragment = Object.hasOwn(fragments.byCode, value.fragment) ? fragments.byCode[value.fragment] : undefined;
    const controls = isRecord(fragment) ? fragment.controls : fragment;
    if (!Array.isArray(controls)) return refuse(issue('missing-fragment', place, { fragment: value.fragment }));
    if (fragments.copied > MAX_FRAGMENT_PARTS)
      return refuse(issue('control-count', place, { most: String(MAX_CONTROLS) }));
    const prefix = typeof value.as === 'string' ? value.as : undefined;
    const parameters = { prefix: prefix === undefined ? '' : `${prefix}_`, ...(isRecord(value.with) && value.with) };
    const own = controls.map((control) => withPrefix(applyParameters(control, parameters, fragments), prefix));
    return resolveFragments(own, `${place}(${value.fragment})`, fragments, [...trail, value.fragment]);
  });
}
