import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues, ValuesSource } from '../form/createFormPage';

/** The values of the form count when they have not changed for so long. */
export const SETTLE_MS = 500;

/**
 * What the form holds once it has stopped changing. A page also changes by its own rules and by answers of the server, not
 * only under the person's hand.
 */
export function useSettledValues(form: ValuesSource): { settled: FormValues; settleNow(): void } {
  const [settled, setSettled] = useState(form.values);
  const settleNow = () => {
    const values = form.values();
    if (JSON.stringify(values) !== JSON.stringify(settled)) setSettled(values);
  };
  const settle = useEffectEvent(() => settleNow());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(), SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return { settled, settleNow };
}
