import { businessError } from '../apiError';
import type { Text } from '../languages/table';

/** Letters and digits of any script: stored values may be words. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,29}$/u;
const LONGEST = { name: 30, remark: 200 } as const;

const lengthOf = (text: string) => [...text].length;

interface Named {
  code: string;
  names: Text;
}

/** A code is unique among the others and never changes. */
export function checkCode(code: string, before: Named | undefined, others: readonly Named[]): void {
  if (before && code !== before.code) throw businessError('dictionary.code_fixed');
  if (code === '') throw businessError('dictionary.code_required');
  if (!CODE.test(code)) throw businessError('dictionary.code_invalid');
  if (others.some((other) => other.code === code)) throw businessError('dictionary.code_taken');
}

/** The Chinese name is required and unique: people could not tell two options with one text apart. */
export function checkNames(names: Text, others: readonly Named[]): void {
  if (names[0] === '') throw businessError('dictionary.name_required');
  if (names.some((name = '') => lengthOf(name) > LONGEST.name)) throw businessError('dictionary.name_too_long');
  if (others.some((other) => other.names[0] === names[0])) throw businessError('dictionary.name_taken');
}

export function checkRemark(remark: string): void {
  if (lengthOf(remark) > LONGEST.remark) throw businessError('dictionary.remark_too_long');
}
