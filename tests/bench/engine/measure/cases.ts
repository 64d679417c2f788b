import { arrayCase } from './arrayCase';
import type { Case } from './case';
import { chainCase } from './chainCase';
import { formCase } from './formCase';
import { memoryCase } from './memoryCase';
import { tableCase } from './tableCase';
import { typingCase } from './typingCase';

/** Everything that is measured, in the order of the report. */
export const CASES: readonly Case[] = [
  ...[50, 200, 500, 1_000].map(formCase),
  typingCase(0),
  typingCase(50),
  ...[40, 100].map(chainCase),
  ...[100, 1_000, 5_000].map(arrayCase),
  tableCase(),
  memoryCase(),
];

/** Enough to see that a page works and where it stands. */
export const QUICK_KEYS: readonly string[] = ['W1-50', 'W1-500', 'W2b', 'W3-40', 'W4-1000'];
