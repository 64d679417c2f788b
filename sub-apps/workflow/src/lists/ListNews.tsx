import { useNarrow, useT } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import styles from './ListNews.module.css';

/** Beside the title of a list: says that the list has changed, and shows the changes. */
export function ListNews({ onShow }: { onShow: (() => void) | undefined }) {
  const t = useT();
  const isNarrow = useNarrow();
  return (
    <span role="status" className={styles.news}>
      {onShow && (
        <LinkButton onClick={onShow}>{t(isNarrow ? 'workflow.lists.news.short' : 'workflow.lists.news')}</LinkButton>
      )}
    </span>
  );
}
