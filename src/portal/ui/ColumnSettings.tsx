import { useState } from 'react';
import { arrangeColumns, readSettings } from '../../ui/columns/arrangeColumns';
import type { Arranged, ColumnSettings as Settings } from '../../ui/columns/arrangeColumns';
import { ColumnSettingsButton } from '../../ui/columns/ColumnSettingsButton';
import { usePortal, useT } from '../sdk/hooks';
import type { DataColumn } from './columns';

interface ColumnArrangement<T> {
  readonly arranged: readonly Arranged<DataColumn<T>>[];
  /** Undefined restores the screen's own order. */
  change(settings: Settings | undefined): void;
}

/** The columns of a list as the person has arranged them; kept by tenant, account and list. A title cannot be hidden. */
export function useColumnSettings<T>(listId: string, columns: readonly DataColumn<T>[]): ColumnArrangement<T> {
  const { preferences } = usePortal();
  const key = `columns.${listId}`;
  const kept = () => ({ key, settings: readSettings(preferences.get(key)) });
  const [{ key: shownKey, settings }, setSettings] = useState(kept);
  // The same screen now shows another list.
  if (shownKey !== key) setSettings(kept());
  const settable = columns.map((column) => ({ ...column, isAlwaysShown: column.inList === 'title' }));
  return {
    arranged: arrangeColumns(settable, settings),
    change(next) {
      setSettings({ key, settings: next });
      preferences.set(key, next);
    },
  };
}

/** The button that opens the column settings. */
export function ColumnSettings<T>(arrangement: ColumnArrangement<T>) {
  const t = useT();
  return (
    <ColumnSettingsButton
      {...arrangement}
      texts={{
        title: t('ui.columns'),
        reset: t('ui.columns.reset'),
        close: t('ui.columns.close'),
        up: (title) => t('ui.columns.up', { title }),
        down: (title) => t('ui.columns.down', { title }),
        moved: (title, place) => t('ui.columns.moved', { title, place }),
      }}
    />
  );
}
