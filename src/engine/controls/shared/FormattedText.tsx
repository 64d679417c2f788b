import { useEffect, useRef, useState } from 'react';
import { useTranslation, usePage } from '../../react/pageContext';
import { isTooLarge } from './htmlLimits';
import styles from './formatted.module.css';
import type * as sanitizer from './sanitize';

/** Formatted text, unless it is too much to be shown; nothing of it is put into the page before it has been cleaned. */
export function FormattedText({ html }: { html: string }) {
  const page = usePage();
  const translation = useTranslation();
  const body = useRef<HTMLDivElement>(null);
  const [clean, setClean] = useState<typeof sanitizer>();
  useEffect(() => {
    import('./sanitize').then(setClean, page.host.report);
  }, [page]);
  useEffect(() => {
    // A text that is too large has no element.
    if (!clean || !body.current) return;
    clean.allowImagesFrom(page.host.imageOrigins?.() ?? []);
    const shown = clean.sanitize(html);
    shown
      .querySelectorAll(`[${clean.BLOCKED_ADDRESS}]`)
      .forEach((picture) =>
        picture.replaceWith(
          page.host.t('engine.html.blocked', { address: picture.getAttribute(clean.BLOCKED_ADDRESS) }),
        ),
      );
    body.current.replaceChildren(shown);
  }, [clean, html, page, translation]);
  if (isTooLarge(html))
    return (
      <p role="alert" className={styles.problem}>
        {page.host.t('engine.html.toolarge')}
      </p>
    );
  return <div ref={body} className={styles.text} aria-busy={!clean || undefined} />;
}
