import type { EngineHost } from '../../host';
import type { Field } from '../../model/field';
import { MAX_SIZE_MB, maxCountOf } from './limits';
import type { FileLimits, Refusal } from './limits';
import type { FileControl } from './pageUploads';

/** So many names are told of each reason. */
const MOST_NAMES = 5;

/** What a person is told of files that are not taken. */
export function refusalText(
  { reason, names }: Refusal,
  kind: FileControl,
  limits: FileLimits,
  t: EngineHost['t'],
): string {
  const { accept: types = [], maxsize = MAX_SIZE_MB } = limits;
  const params = { wrongtype: { types }, empty: {}, toobig: { maxsize }, leftout: { count: maxCountOf(limits) } }[
    reason
  ];
  const [total, more] = [names.length, names.length - MOST_NAMES];
  return t(reason === 'leftout' ? `engine.${kind}.leftout` : `engine.file.${reason}`, {
    ...params,
    names: more > 0 ? t('engine.file.andmore', { names: names.slice(0, MOST_NAMES), total, more }) : names,
  });
}

/** The limits that the page sets, in one line; empty where it sets none. */
export function limitsText(limits: FileLimits, kind: FileControl, t: EngineHost['t']): string {
  const { multiple, maxcount, maxsize, accept = [] } = limits;
  const isMultiple = multiple === 1;
  const parts = [
    isMultiple && maxcount !== undefined && t(`engine.${kind}.maxcount`, { count: maxcount }),
    maxsize !== undefined && t(isMultiple ? `engine.${kind}.maxsizeeach` : 'engine.file.maxsize', { maxsize }),
    accept.length > 0 && t('engine.file.types', { types: accept }),
  ];
  return parts.filter((part) => part !== false).join(t('engine.file.and'));
}

/** Id of the element that shows the limits of a field; undefined in a line of an array, which has no room for it. */
export const limitsId = (field: Field): string | undefined =>
  field.id === field.control.id ? `${field.id}-limits` : undefined;
