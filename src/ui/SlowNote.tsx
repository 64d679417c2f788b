import { useEffect, useState } from 'react';
import styles from './Skeleton.module.css';

/** After this time a loading state says that it takes longer than usual. */
export const SLOW_AFTER_MS = 5000;

/** A line that appears when loading takes long, and is announced then. */
export function SlowNote({ text, className = styles.slow }: { text: string; className?: string | undefined }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={className} aria-live="polite" hidden={!isSlow}>
      {isSlow && text}
    </p>
  );
}
