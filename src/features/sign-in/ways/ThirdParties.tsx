import { useReadable } from '@/portal/react/useReadable';
import { useServices } from '@/workspace/services-context/useServices';
import { useTranslate } from '@/workspace/services-context/useTranslate';
import styles from './ThirdParties.module.css';

/** The third parties that may sign people in; nothing when the platform knows none. */
export function ThirdParties({ onChoose }: { onChoose(provider: string): void }) {
  const t = useTranslate();
  const providers = useReadable(useServices().settings)?.identityProviders ?? [];
  if (providers.length === 0) return null;
  return (
    <div role="group" aria-label={t('signIn.thirdParties')} className={styles.group}>
      <span className={styles.title}>{t('signIn.thirdParties')}</span>
      {providers.map(({ code, name }) => (
        <button key={code} type="button" className={styles.provider} onClick={() => onChoose(code)}>
          {name}
        </button>
      ))}
    </div>
  );
}
