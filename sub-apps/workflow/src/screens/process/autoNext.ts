import { usePortal } from '@atrium/portal/sdk';
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
