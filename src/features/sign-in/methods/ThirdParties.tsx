import { useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import { Alert } from '@/ui/Alert';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import styles from './ThirdParties.module.css';

export interface ThirdPartiesProps {
  /** Leaves for the third party; rejects when that is not possible. */
  onChoose(provider: string): Promise<void>;
}

/** The third parties that may sign people in; nothing when none is configured. */
export function ThirdParties({ onChoose }: ThirdPartiesProps) {
  const t = useTranslate();
  const { settings, errors } = useServices();
  const [failure, setFailure] = useState('');
  const providers = useObservable(settings)?.identityProviders ?? [];
  if (providers.length === 0) return null;

  const handleChoose = async (provider: string) => {
    setFailure('');
    try {
      await onChoose(provider);
    } catch (error) {
      setFailure(errors.text(error));
    }
  };

  return (
    <>
      {failure && <Alert text={failure} />}
      <div role="group" aria-label={t('signIn.thirdParties')} className={styles.group}>
        <span className={styles.title}>{t('signIn.thirdParties')}</span>
        {providers.map(({ code, name }) => (
          <button key={code} type="button" className={styles.provider} onClick={() => void handleChoose(code)}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
