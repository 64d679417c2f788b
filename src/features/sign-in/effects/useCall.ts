import { useState } from 'react';
import { useServices } from '@/app-context/services';

export interface CallHandlers<Answer> {
  onAnswer(answer: Answer): void;
  /** Runs after a failure; the form shows `failure` in any case. */
  onFailure?(error: unknown): void;
}

export interface Call<Args extends unknown[]> {
  isBusy: boolean;
  /** Why the last call failed, in the person's language; empty when it did not. */
  failure: string;
  run(...args: Args): void;
  clearFailure(): void;
}

/** The state of a form's call to the server: whether it is pending, and why the last one failed. */
export function useCall<Args extends unknown[], Answer>(
  call: (...args: Args) => Promise<Answer>,
  { onAnswer, onFailure }: CallHandlers<Answer>,
): Call<Args> {
  const { errors } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<{ readonly error: unknown }>();

  const start = async (args: Args) => {
    setIsBusy(true);
    setFailed(undefined);
    try {
      onAnswer(await call(...args));
    } catch (error) {
      setFailed({ error });
      onFailure?.(error);
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    failure: failed ? errors.text(failed.error) : '',
    run: (...args) => void start(args),
    clearFailure: () => setFailed(undefined),
  };
}
