import { safeParse } from 'valibot';
import { isRecord } from '@/common/isRecord';
import { CAPSULE_KIND, CAPSULE_LIMITS, CAPSULE_VERSION, CapsuleSchema } from './capsule';
import type { Capsule } from './capsule';

/** `version`: another program made it, for example a newer one. `shape`: it is no capsule, or a damaged one. */
export type CapsuleFault = 'size' | 'version' | 'shape';

/** Keys that reach a prototype when somebody assigns them. */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A copy without keys that reach a prototype; undefined for what is nested too deep. */
function plainCopy(value: unknown, depth = 0): { readonly copy: unknown } | undefined {
  if (typeof value !== 'object' || value === null) return { copy: value };
  if (depth >= CAPSULE_LIMITS.depth) return undefined;
  const entries: [string, unknown][] = [];
  for (const [key, part] of Object.entries(value)) {
    if (PROTOTYPE_KEYS.has(key)) continue;
    const below = plainCopy(part, depth + 1);
    if (!below) return undefined;
    entries.push([key, below.copy]);
  }
  return { copy: Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a parsed file says that it is a capsule, whatever is in it. */
const isCapsule = (value: unknown): boolean => isRecord(value) && value.kind === CAPSULE_KIND;

export type CapsuleReading = { readonly capsule: Capsule } | { readonly fault: CapsuleFault };

/** Reads a capsule from a file. What is far too large is not even loaded. */
export async function readCapsuleFile(file: Pick<File, 'size' | 'text'>): Promise<CapsuleReading> {
  return file.size > CAPSULE_LIMITS.bytes ? { fault: 'size' } : readCapsule(await file.text());
}

/** Reads a capsule that somebody has sent: its text, or its parsed JSON. Nothing in it is trusted. */
export function readCapsule(sent: unknown): CapsuleReading {
  if (typeof sent === 'string' && sent.length > CAPSULE_LIMITS.bytes) return { fault: 'size' };
  const value = plainCopy(typeof sent === 'string' ? parsed(sent) : sent)?.copy;
  if (!isRecord(value) || !isCapsule(value)) return { fault: 'shape' };
  if (value.version !== CAPSULE_VERSION) return { fault: 'version' };
  const result = safeParse(CapsuleSchema, value);
  return result.success ? { capsule: result.output } : { fault: 'shape' };
}
