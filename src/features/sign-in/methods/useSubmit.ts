import { useState } from 'react';
import type { FormEvent } from 'react';
import { focusFirstInvalid } from './focusFirstInvalid';

export interface SubmitRules {
  isBusy: boolean;
  /** Nothing is missing or wrong. */
  isReady: boolean;
  send(): void;
}

/** The course of every form here: the first try says what is wrong and leads there; what is right is sent, once. */
export function useSubmit({ isBusy, isReady, send }: SubmitRules) {
  const [isChecked, setIsChecked] = useState(false);
  return {
    isChecked,
    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setIsChecked(true);
      if (isBusy) return;
      if (isReady) send();
      else focusFirstInvalid(event.currentTarget);
    },
  };
}
