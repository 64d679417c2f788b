import { useObservable } from '@/ui/useObservable';
import { useTranslate } from '@/app-context/services';
import { useRoom } from '../PreviewContext';
import styles from './Banner.module.css';

/** The code that a sending tool has to be told, and a new one when it was guessed at or somebody was sent away. */
export function PairingCode() {
  const t = useTranslate();
  const { preview } = useRoom();
  const { code, ended } = useObservable(preview.pairing);
  return (
    <div className={styles.pairing}>
      <span className={styles.label}>{t('preview.code')}</span>
      <span className={styles.code} aria-live="polite">
        {code}
      </span>
      <button
        type="button"
        className={styles.button}
        data-wanted={ended.length > 0 || undefined}
        onClick={preview.renewCode}
      >
        {t('preview.newCode')}
      </button>
    </div>
  );
}
