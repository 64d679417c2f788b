import { CAPSULE_LIMITS } from './capsule';
import type { Capsule, CapsuleCut } from './capsule';

const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** Shorter arrays are not cut: what is large stands inside of them. */
const MIN_ITEMS = 6;
/** Leaves room for what is noted about the cuts. */
const AIM = 0.85;
const MAX_ROUNDS = 60;

interface Found {
  readonly list: unknown[];
  readonly path: string;
  readonly size: number;
}

/** The array that takes the most room in some data. */
function largest(part: unknown, path: string, best?: Found): Found | undefined {
  if (typeof part !== 'object' || part === null) return best;
  if (Array.isArray(part) && part.length >= MIN_ITEMS) {
    const size = JSON.stringify(part).length;
    // Whatever stands in it is smaller.
    return size > (best?.size ?? 0) ? { list: part, path, size } : best;
  }
  return Object.entries(part).reduce<Found | undefined>(
    (found, [key, below]) => largest(below, Array.isArray(part) ? `${path}[${key}]` : `${path}.${key}`, found),
    best,
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
];

/**
 * Cuts the largest arrays of a capsule, in place, until its text has at most so many bytes, and notes each cut in it. Where
 * that is not enough, it leaves out the oldest calls, all calls, the trace, the values, the page.
 */
export function fitSize(capsule: Capsule, maxBytes: number = CAPSULE_LIMITS.bytes): Capsule {
  const resorts = [...LAST_RESORTS];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const bytes = bytesOf(capsule);
    if (bytes <= maxBytes) return capsule;
    const worst = capsule.calls.reduce(
      (best, { input, answer }, index) => largest({ input, answer }, `calls[${index}]`, best),
      capsule.page && largest({ values: capsule.page.values, linkParam: capsule.page.linkParam }, 'page'),
    );
    if (!worst) {
      const resort = resorts.shift();
      if (!resort) return capsule;
      resort(capsule);
      continue;
    }
    const from = worst.list.length;
    const wanted = 1 - (bytes - maxBytes * AIM) / worst.size;
    const to = Math.max(MIN_ITEMS - 1, Math.floor(from * Math.min(0.9, wanted)));
    worst.list.splice(to);
    noteCut(capsule.cuts, { path: worst.path, from, to });
  }
  return capsule;
}
