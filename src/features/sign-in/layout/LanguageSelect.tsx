import { useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import { isLanguage, LANGUAGE_CODES, LANGUAGES } from '@/common/languages';
import { useServices } from '@/app-context/services';
import styles from './LanguageSelect.module.css';

/** The select of the interface language. It says below when the texts of the chosen one could not be loaded. */
export function LanguageSelect() {
  const { i18n, log } = useServices();
  const language = useObservable(i18n.language);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const handleChange = async (chosen: string) => {
    if (!isLanguage(chosen)) return;
    setIsBusy(true);
    setHasFailed(false);
    try {
      await i18n.setLanguage(chosen);
    } catch (error) {
      setHasFailed(true);
      log({ level: 'warn', source: 'sign-in', message: `The texts of ${chosen} could not be loaded`, error });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div className={styles.box}>
      <select
        className={styles.select}
        aria-label={i18n.t('common.language')}
        aria-busy={isBusy}
        value={language}
        onChange={({ target }) => void handleChange(target.value)}
      >
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code} lang={LANGUAGES[code].tag}>
            {LANGUAGES[code].name}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <path d="m3 4.5 3 3 3-3" />
      </svg>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {i18n.t('errors.language')}
        </p>
      )}
    </div>
  );
}
