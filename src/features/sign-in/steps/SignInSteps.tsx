import type { ComponentType, ReactNode } from 'react';
import type { AppError } from '@/common/errors/appError';
import { useObservable } from '@/ui/useObservable';
import type { Position, ProductChoice } from '@/services';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import type { SignIn } from '../effects/createSignIn';
import { viewOf } from '../machine/view';
import { ChoiceStep } from './ChoiceStep';
import { PasswordChangeStep } from './PasswordChangeStep';
import type { PasswordChangeFormProps } from './PasswordChangeStep';
import { UserChangeStep } from './UserChangeStep';

/** Labels of the choices (shell spec §2). */
const productLabel = ({ tenantName, productName }: ProductChoice) => `${tenantName} - ${productName}`;
const positionLabel = ({ positionName, orgName }: Position) => `${positionName} (${orgName})`;

export interface SignInStepsProps {
  signIn: SignIn;
  PasswordChangeForm: ComponentType<PasswordChangeFormProps>;
  /** The password has been changed; the old one is of no use any more. */
  onPasswordChanged?(): void;
  /** What stands there while no question is asked. */
  children(state: { isBusy: boolean; failure: string }): ReactNode;
}

/** The questions on the way in, one at a time; between them, whatever began the sign-in. */
export function SignInSteps({ signIn, PasswordChangeForm, onPasswordChanged, children }: SignInStepsProps) {
  const t = useTranslate();
  const { errors } = useServices();
  const view = viewOf(useObservable(signIn.state));
  const textOf = (failure: AppError | undefined) => (failure ? errors.text(failure) : '');
  const handleBack = () => signIn.send({ type: 'wentBack' });

  switch (view.kind) {
    case 'form':
      return children({ isBusy: view.isBusy, failure: textOf(view.failure) });
    case 'products':
      return (
        <ChoiceStep
          key="products"
          title={t('signIn.product.title')}
          note={t('signIn.product.note')}
          options={view.choices}
          labelOf={productLabel}
          required={t('login.product_required')}
          isBusy={view.isBusy}
          failure={textOf(view.failure)}
          onChoose={(choice) => signIn.send({ type: 'productChosen', choice })}
          onBack={handleBack}
        />
      );
    case 'positions':
      return (
        <ChoiceStep
          key="positions"
          title={t('signIn.position.title')}
          note={t('signIn.position.note')}
          options={view.positions}
          labelOf={positionLabel}
          required={t('login.post_required')}
          isBusy={view.isBusy}
          failure={textOf(view.failure)}
          onChoose={({ positionId }) => signIn.send({ type: 'positionChosen', positionId })}
          onBack={handleBack}
        />
      );
    case 'userChange':
      return (
        <UserChangeStep
          present={view.present}
          next={{ name: view.userName || view.choice.accountCode, tenantName: view.choice.tenantName }}
          onConfirm={() => signIn.send({ type: 'userChangeConfirmed' })}
          onKeep={handleBack}
        />
      );
    case 'passwordChange':
      return (
        <PasswordChangeStep
          reason={view.reason}
          message={view.message}
          initialPassword={view.initialPassword}
          Form={PasswordChangeForm}
          onDefer={() => signIn.send({ type: 'passwordChangeDeferred' })}
          onBack={handleBack}
          onChanged={() => {
            signIn.send({ type: 'passwordChanged' });
            onPasswordChanged?.();
          }}
        />
      );
  }
}
