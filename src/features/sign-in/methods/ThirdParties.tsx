import { useServices, useTranslate } from '@/app-context/services';
import { Alert } from '@/ui/Alert';
import { LinkButton } from '@/ui/Button';
import { useObservable } from '@/ui/useObservable';
import { useCall } from '../effects/useCall';
import styles from './ThirdParties.module.css';

export interface ThirdPartiesProps {
  /** Opens the sign-in of the third party; rejects when that is not possible. */
  onChoose(provider: string): Promise<void>;
}

/** The third parties that can sign the person in; nothing when none is configured. */
export function ThirdParties({ onChoose }: ThirdPartiesProps) {
  const t = useTranslate();
  const { settings } = useServices();
  const { failure, run } = useCall(onChoose, { onAnswer: () => {} });
  const providers = useObservable(settings)?.identityProviders ?? [];
  if (providers.length === 0) return null;

  return (
    <>
      {failure && <Alert text={failure} />}
      <div role="group" aria-label={t('signIn.thirdParties')} className={styles.group}>
        <span className={styles.title}>{t('signIn.thirdParties')}</span>
        {providers.map(({ code, name }) => (
          <LinkButton key={code} onClick={() => run(code)}>
            {name}
          </LinkButton>
        ))}
      </div>
    </>
  );
}
