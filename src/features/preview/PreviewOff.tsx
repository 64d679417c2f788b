import { useTranslate } from '@/app-context/services';
import styles from './PreviewOff.module.css';

/** Shown instead of the preview where the deployment has turned it off. */
export function PreviewOff() {
  const t = useTranslate();
  return (
    <main className={styles.screen}>
      <p>{t('preview.off')}</p>
      <a href="#/">{t('workspace.notFound.home')}</a>
    </main>
  );
}
