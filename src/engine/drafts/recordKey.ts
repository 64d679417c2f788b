import { isRecord } from '@/common/isRecord';
import type { PageModel } from '../model/pageModel';
import { titleParams } from './titleParams';

/** The same whatever order the fields came in. */
export const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  return isRecord(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, ordered(value[key])]),
      )
    : value;
};

/** What a page edits: its code, its status, and the parameter it was opened with, but for what only its title says. */
export function recordKey({
  pageCode,
  status,
  linkParam,
  protocol,
}: Pick<PageModel, 'pageCode' | 'status' | 'linkParam' | 'protocol'>): string {
  const inTitle = titleParams(protocol.raw);
  const telling = Object.fromEntries(Object.entries(linkParam).filter(([name]) => !inTitle.has(name)));
  return JSON.stringify([pageCode, status, ordered(telling)]);
}
