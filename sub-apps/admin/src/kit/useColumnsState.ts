import type { ColumnsState } from '@ant-design/pro-components';
import { usePortal, useSession } from '@atrium/portal/sdk';
import { useState } from 'react';
import { boolean, number, object, optional, record, safeParse, string } from 'valibot';

/** The choices about one table's columns, by column key. */
export type ColumnsStateMap = Record<string, ColumnsState>;

const storedSchema = record(string(), object({ show: optional(boolean()), order: optional(number()) }));

/** What is stored under the key; nothing when the browser denies storage or the value has another shape. */
function readStored(key: string): ColumnsStateMap {
  try {
    const result = safeParse(storedSchema, JSON.parse(window.localStorage.getItem(key) ?? '{}'));
    return result.success ? result.output : {};
  } catch {
    return {};
  }
}

interface StoredColumns {
  value: ColumnsStateMap;
  onChange(value: ColumnsStateMap): void;
  reset(): void;
}

/** The choices without those that would hide a column that is always shown. */
const withShown = (value: ColumnsStateMap, alwaysShown: readonly string[]): ColumnsStateMap =>
  Object.fromEntries(
    Object.entries(value).map(([key, state]) => [key, alwaysShown.includes(key) ? { ...state, show: true } : state]),
  );

/**
 * Which columns a person wants to see, and in which order; kept in this browser per tenant, account and screen.
 * ProTable's own `persistenceKey` is not used because it trusts what is stored and fails when storage is denied.
 */
export function useColumnsState(screen: string, alwaysShown: readonly string[]): StoredColumns {
  const { log } = usePortal();
  const { tenantCode, accountCode } = useSession();
  const key = `atrium.columns.${tenantCode}.${accountCode}.${screen}`;
  const [value, setValue] = useState(() => readStored(key));
  const onChange = (chosen: ColumnsStateMap) => {
    // The box for all columns hides also those that the checklist does not name.
    const next = withShown(chosen, alwaysShown);
    setValue(next);
    try {
      window.localStorage.setItem(key, JSON.stringify(next));
    } catch (error) {
      log({ level: 'warn', source: 'admin', message: 'The choice of columns is not kept', error });
    }
  };
  return { value, onChange, reset: () => onChange({}) };
}
