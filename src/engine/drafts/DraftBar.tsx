import { useId } from 'react';
import type { MouseEvent } from 'react';
import button from '../controls/button/button.module.css';
import { usePage } from '../react/pageContext';
import styles from './draftBar.module.css';

export interface DraftBarProps {
  /** Milliseconds since 1970. */
  keptAt: number;
  onRestore(): void;
  onDiscard(): void;
}

/** Offers what an earlier page has left. The bar goes with the answer: the focus stays on the page. */
export function DraftBar({ keptAt, onRestore, onDiscard }: DraftBarProps) {
  const { host } = usePage();
  const textId = useId();
  const time = new Intl.DateTimeFormat(host.translation.get().language, {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(keptAt);
  const answer =
    (act: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const page = currentTarget.closest<HTMLElement>('[data-page]');
      act();
      page?.setAttribute('tabindex', '-1');
      page?.focus({ preventScroll: true });
    };
  return (
    <section className={styles.bar} aria-labelledby={textId}>
      <p id={textId} className={styles.text} role="status">
        {host.t('engine.draft.offer', { time })}
      </p>
      <div className={styles.answers}>
        <button type="button" className={button.button} data-look="primary" onClick={answer(onRestore)}>
          {host.t('engine.draft.restore')}
        </button>
        <button type="button" className={button.button} onClick={answer(onDiscard)}>
          {host.t('engine.draft.discard')}
        </button>
      </div>
    </section>
  );
}
