import type { ReactNode } from 'react';
import { lazyScreen } from '@/app-context/lazyScreen';
import { useServices } from '@/app-context/services';
import { useObservable } from '@/ui/useObservable';
import { viewOf } from '../machine/view';
import type { SignInQuestionProps } from './SignInQuestion';

const SignInQuestion = lazyScreen(async () => (await import('./SignInQuestion')).SignInQuestion, 'account');

export interface SignInStepsProps extends Omit<SignInQuestionProps, 'view'> {
  /** Shown while no question is asked. */
  children(state: { isBusy: boolean; failure: string }): ReactNode;
}

/** Shows the current question of a sign-in, one at a time; between them, the screen that began it. */
export function SignInSteps({ children, ...props }: SignInStepsProps) {
  const { errors } = useServices();
  const view = viewOf(useObservable(props.signIn.state));
  if (view.kind !== 'form') return <SignInQuestion {...props} view={view} />;
  return children({ isBusy: view.isBusy, failure: view.failure ? errors.text(view.failure) : '' });
}
