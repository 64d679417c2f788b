import { useView } from '@atrium/portal/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormValues } from './startInput';

/** The values of the form count when they have not changed for so long. */
export const SETTLE_MS = 500;

/**
 * What the form holds once it has stopped changing. It is compared regularly, because a page also changes by its own rules
 * and by answers of the server, not only under the person's hand.
 */
export function useSettledValues(read: () => FormValues): { settled: FormValues; settleNow(): void } {
  const { element } = useView();
  const [settled, setSettled] = useState(read);
  const seen = useRef<string>(undefined);
  const settleNow = () => {
    const values = read();
    if (JSON.stringify(values) !== JSON.stringify(settled)) setSettled(values);
  };
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' || element.closest('[hidden]')) return;
    const text = JSON.stringify(read());
    if (text === seen.current) settleNow();
    seen.current = text;
  });
  useEffect(() => {
    const timer = setInterval(() => look(), SETTLE_MS);
    return () => clearInterval(timer);
  }, []);
  return { settled, settleNow };
}
