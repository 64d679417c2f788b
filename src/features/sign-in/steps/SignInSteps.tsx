import type { ReactNode } from 'react';
import { lazyScreen } from '@/app-context/lazyScreen';
import { useObservable } from '@/ui/useObservable';
import { viewOf } from '../machine/view';
import { useFailureText } from '../useFailureText';
import type { SignInQuestionProps } from './SignInQuestion';

const SignInQuestion = lazyScreen(async () => (await import('./SignInQuestion')).SignInQuestion, 'account');

export interface SignInStepsProps extends Omit<SignInQuestionProps, 'view'> {
  /** Shown while no question is asked. */
  children(state: { isBusy: boolean; failure: string }): ReactNode;
}

/** Shows the current question of a sign-in, one at a time; between them, the screen that began it. */
export function SignInSteps({ children, ...props }: SignInStepsProps) {
  const failureText = useFailureText();
  const view = viewOf(useObservable(props.signIn.state));
  if (view.kind !== 'form') return <SignInQuestion {...props} view={view} />;
  return children({ isBusy: view.isBusy, failure: failureText(view.failure) });
}
