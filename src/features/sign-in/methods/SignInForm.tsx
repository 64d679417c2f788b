import { useId } from 'react';
import { lazyScreen } from '@/app-context/lazyScreen';
import { useTranslate } from '@/app-context/services';
import { CardHead } from '../layout/CardHead';
import type { AuthRequest } from '../machine/authRequest';
import type { SignInDraft } from './draft';
import { PasswordForm } from './PasswordForm';
import { ThirdParties } from './ThirdParties';
import { MethodTabs } from './MethodTabs';

const SmsForm = lazyScreen(async () => (await import('./sms/SmsForm')).SmsForm, 'account');
const QrForm = lazyScreen(async () => (await import('./qr/QrForm')).QrForm, 'account');
const Recovery = lazyScreen(async () => (await import('./recovery/Recovery')).Recovery, 'account');

export interface SignInFormProps {
  draft: SignInDraft;
  onDraft(change: Partial<SignInDraft>): void;
  onSubmit(request: AuthRequest): void;
  onThirdParty(provider: string): Promise<void>;
  isBusy: boolean;
  failure: string;
}

/** The first step with the chosen method: password, SMS code, QR code, or the forgotten password (shell spec §2). */
export function SignInForm({ draft, onDraft, onSubmit, onThirdParty, isBusy, failure }: SignInFormProps) {
  const t = useTranslate();
  const panelId = useId();
  const { method, password, sms } = draft;

  if (method === 'recovery')
    return <Recovery onLeave={() => onDraft({ method: 'password', password: { ...password, password: '' } })} />;

  return (
    <>
      <CardHead title={t('signIn.title')} />
      <MethodTabs
        panelId={panelId}
        method={method}
        isLocked={isBusy}
        onChoose={(chosen) => onDraft({ method: chosen })}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`signIn.methods.${method}`)}>
        {method === 'password' && (
          <PasswordForm
            draft={password}
            onDraft={(typed) => onDraft({ password: typed })}
            isBusy={isBusy}
            failure={failure}
            onForgotten={() => onDraft({ method: 'recovery' })}
            onSubmit={(entered) => onSubmit({ kind: 'password', ...entered })}
          />
        )}
        {method === 'sms' && (
          <SmsForm
            draft={sms}
            onDraft={(typed) => onDraft({ sms: typed })}
            isBusy={isBusy}
            failure={failure}
            onSubmit={(entered) => onSubmit({ kind: 'sms', ...entered })}
          />
        )}
        {method === 'qr' && (
          <QrForm isBusy={isBusy} failure={failure} onAnswer={(answer) => onSubmit({ kind: 'external', answer })} />
        )}
      </div>
      <ThirdParties onChoose={onThirdParty} />
    </>
  );
}
