import { useState } from 'react';
import type { FormEvent } from 'react';

export interface SubmitRules {
  isBusy: boolean;
  /** Nothing is missing or wrong. */
  isReady: boolean;
  send(): void;
}

/** Submits a form: the first try marks the invalid fields and focuses the first one; a valid form is sent once. */
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

/** Focuses the first invalid field, once React has marked it. */
function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus());
}
