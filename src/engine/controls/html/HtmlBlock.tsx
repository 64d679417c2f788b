import { useEffect, useRef, useState } from 'react';
import type { ControlModel } from '../../model/controlModel';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import styles from './html.module.css';
import type { sanitize } from './sanitize';

/** Formatted text; nothing of it is put into the page before it has been cleaned. */
export function HtmlBlock({ control }: { control: ControlModel<'html'> }) {
  const page = usePage();
  const body = useRef<HTMLDivElement>(null);
  const [clean, setClean] = useState<typeof sanitize>();
  const title = useWatched(control, () => control.title());
  const html = useWatched(control, () => plainText(control.value()) || page.text(control.props.html));
  useEffect(() => {
    import('./sanitize').then((loaded) => setClean(() => loaded.sanitize), page.host.report);
  }, [page]);
  useEffect(() => {
    if (clean) body.current?.replaceChildren(clean(html));
  }, [clean, html]);
  return (
    <div role="group" aria-label={title || undefined}>
      {title && <span className={styles.title}>{title}</span>}
      <div ref={body} className={styles.html} aria-busy={!clean || undefined} />
    </div>
  );
}
