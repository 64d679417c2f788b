import type { AppError } from '@/common/errors/appError';
import { useServices, useTranslate } from '@/app-context/services';
import type { Position, ProductChoice } from '@/services';
import type { SignIn } from '../effects/createSignIn';
import type { SignInView } from '../machine/view';
import { ChoiceStep } from './ChoiceStep';
import { lastPosition, lastProduct } from '../effects/lastChoices';
import { useFailureText } from '../useFailureText';
import { PasswordChangeStep } from './PasswordChangeStep';
import { UserChangeStep } from './UserChangeStep';

/** Labels of the choices (shell spec §2). */
const productLabel = ({ tenantName, productName }: ProductChoice) => `${tenantName} - ${productName}`;
const positionLabel = ({ positionName, orgName }: Position) => `${positionName} (${orgName})`;

export interface SignInQuestionProps {
  signIn: SignIn;
  view: Exclude<SignInView, { kind: 'form' }>;
  /** The password has been changed, so the one in the form is no longer valid. */
  onPasswordChanged?(): void;
}

/** One question of the sign-in: product, position, change of the user or of the password. */
export function SignInQuestion({ signIn, view, onPasswordChanged }: SignInQuestionProps) {
  const t = useTranslate();
  const { records } = useServices();
  const failureText = useFailureText();
  const handleBack = () => signIn.send({ type: 'wentBack' });
  const choiceState = ({ isBusy, failure }: { isBusy: boolean; failure?: AppError }) => ({
    isBusy,
    failure: failureText(failure),
    onBack: handleBack,
  });

  switch (view.kind) {
    case 'products':
      return (
        <ChoiceStep
          key="products"
          title={t('signIn.product.title')}
          note={t('signIn.product.note')}
          options={view.choices}
          preselected={lastProduct(records, view.choices)}
          labelOf={productLabel}
          required={t('login.product_required')}
          {...choiceState(view)}
          onChoose={(choice) => signIn.send({ type: 'productChosen', choice })}
        />
      );
    case 'positions':
      return (
        <ChoiceStep
          key="positions"
          title={t('signIn.position.title')}
          note={t('signIn.position.note')}
          options={view.positions}
          preselected={lastPosition(records, view.choice, view.positions)}
          labelOf={positionLabel}
          required={t('login.post_required')}
          {...choiceState(view)}
          onChoose={({ positionId }) => signIn.send({ type: 'positionChosen', positionId })}
        />
      );
    case 'userChange':
      return (
        <UserChangeStep
          currentUser={view.currentUser}
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
