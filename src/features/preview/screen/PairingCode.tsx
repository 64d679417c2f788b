import { Button } from '@/ui/Button';
import { useObservable } from '@/ui/useObservable';
import { useTranslate } from '@/app-context/services';
import { usePreviewRuntime } from '../createPreviewRuntime';
import styles from './Banner.module.css';

/** The code that a sending tool needs, and a button for a new one after wrong guesses or a disconnect. */
export function PairingCode() {
  const t = useTranslate();
  const { preview } = usePreviewRuntime();
  const { code, ended } = useObservable(preview.pairing);
  return (
    <div className={styles.pairing}>
      <span className={styles.label}>{t('preview.code')}</span>
      <span className={styles.code} aria-live="polite">
        {code}
      </span>
      <Button size="middle" variant={ended.length > 0 ? 'primary' : 'plain'} onClick={preview.renewCode}>
        {t('preview.newCode')}
      </Button>
    </div>
  );
}
