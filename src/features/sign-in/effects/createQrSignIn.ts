import { QR_POLL_MS } from '@/common/constants/signIn';
import { isAppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Api, QrCode } from '@/services';
import { isAlive, next } from '../machine/qrMachine';
import type { QrEvent, QrState } from '../machine/qrMachine';

export interface QrSignIn {
  state: Observable<QrState>;
  /** Asks for a code; the one on the screen is of no use any more. */
  ask(): void;
  /** Nobody looks any more. */
  stop(): void;
}

export interface QrParts {
  api: Pick<Api['auth'], 'qrCode' | 'qrCodeState'>;
  /** While the page is hidden nobody can be scanning its code. */
  isHidden(): boolean;
}

/** Runs the machine: a code, then every 2 s what has become of it, until its time is over. */
export function createQrSignIn({ api, isHidden }: QrParts): QrSignIn {
  const state = createStore<QrState>({ step: 'loading' });
  let polling: ReturnType<typeof setTimeout> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const send = (event: QrEvent) => state.set(next(state.get(), event));

  const halt = () => {
    clearTimeout(polling);
    clearTimeout(expiry);
    asking.abort();
    asking = new AbortController();
  };

  const poll = async (code: QrCode) => {
    const { signal } = asking;
    if (!isHidden()) {
      try {
        const polled = await api.qrCodeState(code.id, signal);
        if (signal.aborted) return;
        send({ type: 'polled', state: polled });
      } catch (error) {
        if (signal.aborted || isAppError(error, 'cancelled')) return;
        send({ type: 'pollFailed' });
      }
    }
    if (isAlive(state.get())) polling = setTimeout(() => void poll(code), QR_POLL_MS);
    else clearTimeout(expiry);
  };

  const fetchCode = async () => {
    const { signal } = asking;
    try {
      const code = await api.qrCode();
      if (signal.aborted) return;
      send({ type: 'received', code });
      polling = setTimeout(() => void poll(code), QR_POLL_MS);
      expiry = setTimeout(() => {
        halt();
        send({ type: 'timedOut' });
      }, code.livesMs);
    } catch (error) {
      if (!signal.aborted) send({ type: 'refused', error });
    }
  };

  return {
    state,
    ask() {
      halt();
      send({ type: 'asked' });
      void fetchCode();
    },
    stop: halt,
  };
}
