import { CAPSULE_LIMITS } from './capsule';
import type { Capsule, CapsuleCut } from './capsule';

const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** Shorter arrays are not cut: what is large stands inside of them. */
const MIN_ITEMS = 6;
/** Leaves room for what is noted about the cuts. */
const AIM = 0.85;

interface Found {
  readonly list: unknown[];
  readonly path: string;
  readonly bytes: number;
}

/** The arrays of some data that can be cut; what stands inside of one is none of them. */
function arraysOf(part: unknown, path: string): readonly Found[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part) && part.length >= MIN_ITEMS) return [{ list: part, path, bytes: bytesOf(part) }];
  return Object.entries(part).flatMap(([key, below]) =>
    arraysOf(below, Array.isArray(part) ? `${path}[${key}]` : `${path}.${key}`),
  );
}

/** A cut of the same array again counts from its first length. */
function noteCut(cuts: CapsuleCut[], cut: CapsuleCut): void {
  const index = cuts.findIndex(({ path }) => path === cut.path);
  if (index >= 0) cuts[index] = { ...cut, from: cuts[index]?.from ?? cut.from };
  else if (cuts.length < CAPSULE_LIMITS.cuts) cuts.push(cut);
}

/** What is left out when no array is left to cut, one after the other. */
const LAST_RESORTS: readonly ((capsule: Capsule) => void)[] = [
  ...Array.from(
    { length: 12 },
    () => (capsule: Capsule) => capsule.calls.splice(0, Math.ceil(capsule.calls.length / 4)),
  ),
  (capsule) => capsule.calls.splice(0),
  (capsule) => capsule.trace.splice(0),
  (capsule) => {
    if (capsule.page) capsule.page.values = {};
  },
  (capsule) => {
    delete capsule.page;
  },
  (capsule) => capsule.errors.forEach((error) => delete error.details),
  (capsule) => capsule.errors.splice(0, Math.floor(capsule.errors.length / 2)),
];

/**
 * Cuts the largest arrays of a capsule, in place, until its text has at most so many bytes, and notes each cut in it. Where
 * that is not enough, it leaves out the oldest calls, all calls, the trace, the values, the page, and of the errors their
 * stacks and the oldest half. Each array is measured once and after each of its cuts, and not the whole.
 */
export function fitSize(capsule: Capsule, maxBytes: number = CAPSULE_LIMITS.bytes): Capsule {
  let bytes = bytesOf(capsule);
  if (bytes <= maxBytes) return capsule;
  const { page, calls } = capsule;
  let arrays = [
    ...(page ? arraysOf({ values: page.values, linkParam: page.linkParam }, 'page') : []),
    ...calls.flatMap(({ input, answer }, index) => arraysOf({ input, answer }, `calls[${index}]`)),
  ];
  while (bytes > maxBytes && arrays.length > 0) {
    const worst = arrays.reduce((best, each) => (each.bytes > best.bytes ? each : best));
    const { list, path } = worst;
    const from = list.length;
    const wanted = 1 - (bytes - maxBytes * AIM) / worst.bytes;
    const to = Math.max(MIN_ITEMS - 1, Math.floor(from * Math.min(0.9, wanted)));
    list.splice(to);
    const inside = arraysOf(list, path);
    bytes -= worst.bytes - bytesOf(list);
    arrays = [...arrays.filter((each) => each !== worst), ...inside];
    noteCut(capsule.cuts, { path, from, to });
  }
  for (const resort of LAST_RESORTS) {
    if (bytesOf(capsule) <= maxBytes) break;
    resort(capsule);
  }
  return capsule;
}
