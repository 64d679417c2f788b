import { useEffect, useState } from 'react';

/** How long a field waits for the next key before it asks the server. */
const TYPING_PAUSE_MS = 250;

/** The value as it was when it had not changed for a while. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
