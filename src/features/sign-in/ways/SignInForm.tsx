import { useId, useState } from 'react';
import { lazyPiece } from '@/workspace/light-ui/lazyPiece';
import { useTranslate } from '@/workspace/services-context/useTranslate';
import { CardHead } from '../frame/CardHead';
import type { Attempt } from '../machine/attempt';
import { PasswordForm } from './PasswordForm';
import type { PasswordDraft } from './PasswordForm';
import { ThirdParties } from './ThirdParties';
import { WayTabs } from './WayTabs';
import type { Way } from './way';

const SmsForm = lazyPiece(async () => (await import('./sms/SmsForm')).SmsForm, 'account');

export interface SignInFormProps {
  draft: PasswordDraft;
  onDraft(draft: PasswordDraft): void;
  onSubmit(attempt: Attempt): void;
  onThirdParty(provider: string): void;
  isBusy: boolean;
  failure: string;
}

/** The first step, in the state the person has chosen: password, SMS code, QR code, forgotten password (shell spec §2). */
export function SignInForm({ draft, onDraft, onSubmit, onThirdParty, isBusy, failure }: SignInFormProps) {
  const t = useTranslate();
  const panelId = useId();
  const [way, setWay] = useState<Way>('password');

  return (
    <>
      <CardHead title={t('signIn.title')} />
      <WayTabs panelId={panelId} way={way} isLocked={isBusy} onChoose={setWay} />
      <div id={panelId} role="tabpanel" aria-label={t(`signIn.way.${way}`)}>
        {way === 'password' && (
          <PasswordForm
            draft={draft}
            onDraft={onDraft}
            isBusy={isBusy}
            failure={failure}
            onForgotten={() => undefined}
            onSubmit={(entered) => onSubmit({ by: 'password', ...entered })}
          />
        )}
        {way === 'sms' && (
          <SmsForm isBusy={isBusy} failure={failure} onSubmit={(entered) => onSubmit({ by: 'sms', ...entered })} />
        )}
      </div>
      <ThirdParties onChoose={onThirdParty} />
    </>
  );
}
