import { FaultMark } from '../shared/FaultMark';
import type { Part } from '../shared/useParts';
import styles from './steps.module.css';

interface StepListProps {
  parts: readonly Part[];
  /** Every step may be gone to, also one that was never shown. */
  isOpen: boolean;
  onGo(part: Part): void;
}

/** The way through the steps: what is done, where one is, what is still to come. */
export function StepList({ parts, isOpen, onGo }: StepListProps) {
  const present = parts.findIndex(({ isShown }) => isShown);
  return (
    <ol className={styles.list}>
      {parts.map((part, index) => (
        <li key={part.control.name} className={styles.item} data-done={index < present || undefined}>
          <button
            type="button"
            className={styles.step}
            aria-current={part.isShown ? 'step' : undefined}
            disabled={!isOpen && !part.wasShown}
            onClick={() => onGo(part)}
          >
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.name}>{part.control.title()}</span>
            {part.hasError && <FaultMark />}
          </button>
        </li>
      ))}
    </ol>
  );
}
