import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../react/pageContext';
import { isTooLarge } from './htmlLimits';
import styles from './formatted.module.css';
import type { sanitize } from './sanitize';

/** Formatted text, unless it is too much to be shown; nothing of it is put into the page before it has been cleaned. */
export function FormattedText({ html }: { html: string }) {
  const page = usePage();
  const body = useRef<HTMLDivElement>(null);
  const [clean, setClean] = useState<typeof sanitize>();
  useEffect(() => {
    import('./sanitize').then((loaded) => setClean(() => loaded.sanitize), page.host.report);
  }, [page]);
  useEffect(() => {
    if (clean) body.current?.replaceChildren(clean(html));
  }, [clean, html]);
  if (isTooLarge(html)) return <p role="alert" className={styles.problem}>{page.host.t('engine.html.toolarge')}</p>;
  return <div ref={body} className={styles.text} aria-busy={!clean || undefined} />;
}
