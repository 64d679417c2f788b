import { isRecord } from '@/common/isRecord';
import type { StepType } from '../protocol/nodes';
import {
  LONG_TEXT_CHARACTERS,
  MAX_LONG_TEXTS_CHARACTERS,
  MAX_TURN_CHARACTERS,
  MAX_TURN_PATCHES,
  MAX_WORDS_CHARACTERS,
  RUN_LIMITS,
} from './limits';
import type { Request, Turn } from './turns';

/** What a script may have too much of, and how much it may have. */
export const LIMITS = {
  ...RUN_LIMITS,
  patches: MAX_TURN_PATCHES,
  size: MAX_TURN_CHARACTERS,
  texts: MAX_LONG_TEXTS_CHARACTERS,
  words: MAX_WORDS_CHARACTERS,
} as const;
export type Limit = keyof typeof LIMITS;

type Counted = keyof typeof RUN_LIMITS;

/** Limits of single kinds of steps, beside the one of all steps. */
const COUNTED_AS: Partial<Record<StepType, Counted>> = {
  call: 'calls',
  submit: 'calls',
  reload: 'calls',
  reloadRow: 'calls',
  message: 'messages',
  confirm: 'confirms',
  openpage: 'pages',
  openprocess: 'pages',
  startflow: 'pages',
  close: 'pages',
};
const kindOf = ({ step }: Request): Counted | undefined =>
  isRecord(step) ? COUNTED_AS[step.do as StepType] : undefined;

const isTooLong = (words: unknown) => typeof words === 'string' && words.length > MAX_WORDS_CHARACTERS;
const hasTooLongWords = ({ step }: Request) => isRecord(step) && [step.text, step.title, step.oktext].some(isTooLong);

/** Characters of the long texts in a value, at any depth. It came as JSON, so that it ends. */
function longTexts(value: unknown): number {
  if (typeof value === 'string') return value.length > LONG_TEXT_CHARACTERS ? value.length : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + longTexts(each), 0);
}

/** What one run of a script has asked for so far. */
export class RunBudget {
  private readonly used: Record<Counted, number> = {
    steps: 0,
    calls: 0,
    parallel: 0,
    messages: 0,
    confirms: 0,
    pages: 0,
    logs: 0,
  };

  private textCharacters = 0;

  /** Counts a turn. Answers the limit that it passes; such a turn must not be carried out. */
  spend({ patches, requests, logs, isTooLong: isTurnTooLong }: Turn): Limit | undefined {
    const { used } = this;
    if (isTurnTooLong) return 'size';
    if (patches.length > MAX_TURN_PATCHES) return 'patches';
    if (requests.some(hasTooLongWords)) return 'words';
    this.textCharacters += longTexts(patches);
    if (this.textCharacters > MAX_LONG_TEXTS_CHARACTERS) return 'texts';
    used.logs += logs.length;
    used.steps += requests.length;
    used.parallel += requests.length;
    for (const request of requests) {
      const kind = kindOf(request);
      if (kind) used[kind] += 1;
    }
    // The limit of a single kind of step says more than the one of all steps.
    return (['calls', 'messages', 'confirms', 'pages', 'logs', 'steps', 'parallel'] as const).find(
      (counted) => used[counted] > RUN_LIMITS[counted],
    );
  }

  /** Whether a step is under way, or its answer not yet told. Without one no further turn begins. */
  get isWaiting(): boolean {
    return this.used.parallel > 0;
  }

  /** The answer of a step is told. */
  answered(): void {
    this.used.parallel -= 1;
  }
}
