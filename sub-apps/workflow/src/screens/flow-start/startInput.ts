import { isRecord } from '@atrium/common/isRecord';
import type { FormValues } from '../../form/createFormPage';

/** The values in the address, as JSON; undefined when it cannot be read. */
export function valuesIn(text: string | null): FormValues | undefined {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    // A link that somebody has written or cut: the caller says so.
    return undefined;
  }
}
