import { useTranslate } from '@/app-context/services';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past header and menu, straight to the page. Not a hash link: the hash is the route. */
export function SkipLink({ targetId }: { targetId: string }) {
  const t = useTranslate();
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById(targetId)?.focus()}>
      {t('workspace.skip')}
    </button>
  );
}
