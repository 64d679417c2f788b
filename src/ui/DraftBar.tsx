import { useId } from 'react';
import type { MouseEvent } from 'react';
import { Button } from './Button';
import styles from './DraftBar.module.css';

interface Props {
  /** Milliseconds since 1970. */
  keptAt: number;
  language: string;
  /** The question, with the time at which the draft was stored. */
  textOf(time: string): string;
  restoreText: string;
  discardText: string;
  onRestore(): void;
  onDiscard(): void;
}

/** The page or dialog that the bar is in. The bar disappears with the answer, so the focus moves there. */
const FRAME = '[data-page], [role="dialog"]';

/** Offers the unsaved input that an earlier page or editor has left. */
export function DraftBar({ keptAt, language, textOf, restoreText, discardText, onRestore, onDiscard }: Props) {
  const textId = useId();
  const time = new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(keptAt);
  const answer =
    (act: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const frame = currentTarget.closest<HTMLElement>(FRAME);
      act();
      frame?.setAttribute('tabindex', '-1');
      frame?.focus({ preventScroll: true });
    };
  return (
    <section className={styles.bar} aria-labelledby={textId}>
      <p id={textId} className={styles.text} role="status">
        {textOf(time)}
      </p>
      <div className={styles.answers}>
        <Button variant="primary" size="middle" onClick={answer(onRestore)}>
          {restoreText}
        </Button>
        <Button size="middle" onClick={answer(onDiscard)}>
          {discardText}
        </Button>
      </div>
    </section>
  );
}
