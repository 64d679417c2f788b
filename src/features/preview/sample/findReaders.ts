import { isRecord } from '@/common/isRecord';

/** A caller of a business interface in a page: a control that reads its data, or a step. */
export type Reader =
  | { readonly kind: 'control'; readonly control: Readonly<Record<string, unknown>> }
  | { readonly kind: 'call' }
  | { readonly kind: 'submit' };

/** All callers of the interface in a page and its fragments. */
export function findReaders(part: unknown, api: string): readonly Reader[] {
  if (Array.isArray(part)) return part.flatMap((item) => findReaders(item, api));
  if (!isRecord(part)) return [];
  const below = Object.values(part).flatMap((item) => findReaders(item, api));
  if (typeof part.type === 'string' && isRecord(part.source) && part.source.api === api)
    return [{ kind: 'control', control: part }, ...below];
  if ((part.do === 'call' || part.do === 'submit') && part.api === api) return [{ kind: part.do }, ...below];
  return below;
}
