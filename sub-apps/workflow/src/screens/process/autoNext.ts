import { usePortal } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import type { RowAction } from '@atrium/portal/ui';
import { useState } from 'react';

const KEY = 'process.autoNext';

/** Whether the next process opens by itself after an approval, as the person has chosen on this device. */
export interface AutoNext {
  isOn: boolean;
  set(isOn: boolean): void;
}

export function useAutoNext(): AutoNext {
  const { preferences } = usePortal();
  const [isOn, setIsOn] = useState(() => preferences.get(KEY) === true);
  return {
    isOn,
    set(next) {
      preferences.set(KEY, next || undefined);
      setIsOn(next);
    },
  };
}

/** The item of a menu that turns it on and off. */
export function autoNextItem(t: Translate, { isOn, set }: AutoNext): RowAction {
  const text = t('workflow.process.autoNext');
  return { key: 'autoNext', text, label: text, isChecked: isOn, onPress: () => set(!isOn) };
}
