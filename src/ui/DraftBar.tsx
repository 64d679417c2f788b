import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ACTION_NOTICE_MS } from '../common/constants/workspace';
import { Button } from './Button';
import styles from './DraftBar.module.css';

interface Props {
  /** Milliseconds since 1970. */
  keptAt: number;
  language: string;
  /** The record was changed after the draft was begun: restoring it is then no default. */
  isOutdated?: boolean;
  /** The question, with the time at which the draft was stored. */
  textOf(time: string): string;
  restoreText: string;
  discardText: string;
  /** What stands there after it was discarded, and the button that takes that back. */
  discardedText: string;
  undoText: string;
  onRestore(): void;
  /** Deletes the draft: 8 s after the press, or when the page closes. */
  onDiscard(): void;
}

/** The page or dialog that the bar is in. The bar disappears with the answer, so the focus moves there. */
const FRAME = '[data-page], [role="dialog"]';

const timeText = (time: number, language: string) =>
  new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(time);

/** Offers the unsaved input that an earlier page or editor has left. What is discarded can be taken back for 8 s. */
export function DraftBar({ keptAt, language, isOutdated = false, textOf, onRestore, onDiscard, ...texts }: Props) {
  const textId = useId();
  const bar = useRef<HTMLElement>(null);
  const [isDiscarded, setDiscarded] = useState(false);
  /** The deletion that is still to come. */
  const pending = useRef<() => void>(undefined);
  const remove = useEffectEvent(() => {
    pending.current = undefined;
    onDiscard();
  });

  useEffect(() => {
    if (!isDiscarded) return undefined;
    pending.current = () => remove();
    bar.current?.querySelector('button')?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      if (bar.current?.contains(document.activeElement)) focusFrame(bar.current);
      remove();
    }, ACTION_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isDiscarded]);
  useEffect(() => () => pending.current?.(), []);

  const handleRestore = () => {
    const element = bar.current;
    onRestore();
    focusFrame(element);
  };
  const handleUndo = () => {
    pending.current = undefined;
    setDiscarded(false);
  };
  return (
    <section ref={bar} className={styles.bar} aria-labelledby={textId}>
      <p id={textId} className={styles.text} role="status">
        {isDiscarded ? texts.discardedText : textOf(timeText(keptAt, language))}
      </p>
      <div className={styles.answers}>
        {isDiscarded ? (
          <Button key="undo" size="middle" onClick={handleUndo}>
            {texts.undoText}
          </Button>
        ) : (
          <>
            <Button variant={isOutdated ? 'plain' : 'primary'} size="middle" onClick={handleRestore}>
              {texts.restoreText}
            </Button>
            <Button size="middle" onClick={() => setDiscarded(true)}>
              {texts.discardText}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function focusFrame(bar: HTMLElement | null): void {
  const frame = bar?.closest<HTMLElement>(FRAME);
  frame?.setAttribute('tabindex', '-1');
  frame?.focus({ preventScroll: true });
}
