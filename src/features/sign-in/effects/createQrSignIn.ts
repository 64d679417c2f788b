import { QR_POLL_MS } from '@/common/constants/signIn';
import { isAppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Api, QrCode } from '@/services';
import { isAlive, next } from '../machine/qrMachine';
import type { QrEvent, QrState } from '../machine/qrMachine';

export interface QrSignIn {
  state: Observable<QrState>;
  /** Requests a new code and drops the current one. */
  requestCode(): void;
  /** Stops polling; call it when the form is closed. */
  stop(): void;
}

export interface QrParts {
  api: Pick<Api['auth'], 'qrCode' | 'qrCodeState'>;
  /** A hidden page is not polled, because its code cannot be scanned. */
  isHidden(): boolean;
}

/** Runs the state machine: requests a code and polls its state every 2 s until it expires. */
export function createQrSignIn({ api, isHidden }: QrParts): QrSignIn {
  const state = createStore<QrState>({ step: 'loading' });
  let polling: ReturnType<typeof setTimeout> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();

  const send = (event: QrEvent) => state.set(next(state.get(), event));

  const stopTimers = () => {
    clearTimeout(polling);
    clearTimeout(expiry);
    controller.abort();
    controller = new AbortController();
  };

  const poll = async (code: QrCode) => {
    const { signal } = controller;
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
    const { signal } = controller;
    try {
      const code = await api.qrCode();
      if (signal.aborted) return;
      send({ type: 'received', code });
      polling = setTimeout(() => void poll(code), QR_POLL_MS);
      expiry = setTimeout(() => {
        stopTimers();
        send({ type: 'timedOut' });
      }, code.livesMs);
    } catch (error) {
      if (!signal.aborted) send({ type: 'refused', error });
    }
  };

  return {
    state,
    requestCode() {
      stopTimers();
      send({ type: 'requested' });
      void fetchCode();
    },
    stop: stopTimers,
  };
}
