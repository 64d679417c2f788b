import { isRecord } from '@/common/isRecord';
import type { PlacedNames } from './placeControls';
import type { StepType } from './nodes';

/** What the target of a step has to be, and in which words that is told. */
interface TargetKind {
  readonly among: keyof Pick<PlacedNames, 'arrays' | 'sectioned' | 'sourced'>;
  readonly expected: string;
}

const ARRAY: TargetKind = { among: 'arrays', expected: 'array' };
const SECTIONED: TargetKind = { among: 'sectioned', expected: 'array, sections' };
const SOURCED: TargetKind = { among: 'sourced', expected: 'source' };

/** Steps whose target cannot be any control. */
export const TARGET_KINDS: Readonly<Partial<Record<StepType, TargetKind>>> = {
  insertRows: ARRAY,
  deleteRows: ARRAY,
  moveRow: ARRAY,
  reloadRow: ARRAY,
  insertSections: SECTIONED,
  deleteSections: SECTIONED,
  moveSection: SECTIONED,
  reload: SOURCED,
};

/** Steps that call the business server. */
const BUSINESS_STEPS: readonly string[] = ['call', 'submit'] satisfies StepType[];

/** Whether a step calls the business server and does not say which interface. */
export const hasNoApi = (action: string, params: unknown): boolean =>
  BUSINESS_STEPS.includes(action) &&
  isRecord(params) &&
  (params.api === undefined || params.api === null || params.api === '');
