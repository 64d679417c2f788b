import { isRecord } from '@/common/isRecord';
import type { PageModel } from '../model/pageModel';

/** The same whatever order the fields came in. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  return isRecord(value) ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, ordered(value[key])])) : value;
};

/** What a page edits: its code, its status, and the parameter it was opened with. */
export const recordKey = ({ pageCode, status, linkParam }: Pick<PageModel, 'pageCode' | 'status' | 'linkParam'>): string => JSON.stringify([pageCode, status, ordered(linkParam)]);
