import { useServices, useTranslate } from '@/app-context/services';
import { Button } from '@/ui/Button';
import { FailureNote } from '@/ui/StateNote';
import type { StepName } from '../run/step';

export interface StartUpFailureProps {
  step: StepName;
  error: unknown;
  onRetry(): void;
  /** Continues without the step; undefined when the step is required. */
  onSkip?: () => void;
  onSignOut(): void;
}

/** Shows the failed step and its reason. A retry goes on from there; optional steps can be skipped. */
export function StartUpFailure({ step, error, onRetry, onSkip, onSignOut }: StartUpFailureProps) {
  const t = useTranslate();
  const { errors } = useServices();
  return (
    <FailureNote
      isWholePage
      title={t('startUp.failed', { step: t(`startUp.step.${step}`) })}
      hint={errors.text(error)}
      action={
        <>
          <Button size="middle" variant="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
          {onSkip && (
            <Button size="middle" onClick={onSkip}>
              {t('startUp.skip')}
            </Button>
          )}
          <Button size="middle" onClick={onSignOut}>
            {t('startUp.signOut')}
          </Button>
        </>
      }
    />
  );
}
