import { useEffect, useState } from 'react';
import styles from './Skeleton.module.css';

/** After this time a loading state says that it takes longer than usual. */
export const SLOW_AFTER_MS = 5000;

interface Props {
  text: string;
  afterMs?: number;
  className?: string | undefined;
}

/** A line that appears when loading or saving takes long, and is announced then. */
export function SlowNote({ text, afterMs = SLOW_AFTER_MS, className = styles.slow }: Props) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <p className={className} aria-live="polite" hidden={!isSlow}>
      {isSlow && text}
    </p>
  );
}
