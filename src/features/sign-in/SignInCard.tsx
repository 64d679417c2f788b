import type { AppError } from '@/common/errors/appError';
import { useReadable } from '@/portal/react/useReadable';
import type { Position, ProductChoice } from '@/services';
import { useServices } from '@/workspace/services-context/useServices';
import { useTranslate } from '@/workspace/services-context/useTranslate';
import type { SignIn } from './effects/createSignIn';
import { PasswordForm } from './form/PasswordForm';
import type { Entered } from './machine/state';
import { viewOf } from './machine/view';
import { ChoiceStep } from './steps/ChoiceStep';
import { PasswordChangeStep } from './steps/PasswordChangeStep';

/** Labels of the choices (shell spec §2). */
const productLabel = ({ tenantName, productName }: ProductChoice) => `${tenantName} - ${productName}`;
const positionLabel = ({ positionName, orgName }: Position) => `${positionName} (${orgName})`;

export interface SignInCardProps {
  signIn: SignIn;
  draft: Entered;
  onDraft(draft: Entered): void;
}

/** The card of the current step. */
export function SignInCard({ signIn, draft, onDraft }: SignInCardProps) {
  const t = useTranslate();
  const { errors } = useServices();
  const view = viewOf(useReadable(signIn.state));
  const textOf = (failure: AppError | undefined) => (failure ? errors.text(failure) : '');
  const handleBack = () => signIn.send({ type: 'wentBack' });

  switch (view.kind) {
    case 'form':
      return (
        <PasswordForm
          draft={draft}
          onDraft={onDraft}
          isBusy={view.isBusy}
          failure={textOf(view.failure)}
          onSubmit={(entered) => signIn.send({ type: 'submitted', entered })}
        />
      );
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
    case 'passwordChange':
      return (
        <PasswordChangeStep
          reason={view.reason}
          message={view.message}
          onDefer={() => signIn.send({ type: 'passwordChangeDeferred' })}
          onBack={handleBack}
        />
      );
  }
}
