import { AppError } from '@/common/errors/appError';
import { BOOT_TIMEOUT_MS, KILL_MS } from './limits';
import type { FromSandbox, StopReason, ToSandbox } from './messages';

/** The worker's end that faces the page: what a browser's `Worker` offers, or a test's stand-in. */
export interface WorkerPort {
  postMessage(message: ToSandbox): void;
  onMessage(listener: (message: FromSandbox) => void): void;
  onFailure(listener: (reason: string) => void): void;
  terminate(): void;
}

/** The worker, or the realm, that a script ran in has come to its end. */
export class SandboxStopped extends Error {
  /** @param isGone The whole worker is, with all its realms. */
  constructor(
    readonly reason: StopReason | 'killed',
    readonly isGone: boolean,
  ) {
    super(reason);
  }
}

/** One worker with a sandbox in it, asked one thing at a time. */
export class SandboxWorker {
  /** Resolves with the compiled program, with which another one boots faster. */
  readonly booted: Promise<WebAssembly.Module>;
  /** Realms that are open in it. */
  readonly realms = new Set<string>();
  private settle?: { resolve(turn: string): void; reject(error: unknown): void };

  constructor(
    private readonly port: WorkerPort,
    program: ArrayBuffer | WebAssembly.Module,
  ) {
    this.booted = new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        clearTimeout(timeout);
        reject(new AppError('config', reason, { code: 'scripts-unready' }));
        this.settle?.reject(new SandboxStopped('killed', true));
      };
      const timeout = setTimeout(() => fail('The sandbox does not answer'), BOOT_TIMEOUT_MS);
      port.onFailure(fail);
      port.onMessage((message) => {
        clearTimeout(timeout);
        if (message.kind === 'booted') resolve(message.program);
        else if (message.kind === 'unbootable') fail(message.reason);
        else if (message.kind === 'turn') this.settle?.resolve(message.turn);
        else this.settle?.reject(new SandboxStopped(message.reason, message.isBroken));
      });
    });
    port.postMessage({ kind: 'boot', program });
  }

  /** Resolves with the JSON of a turn; rejects with `SandboxStopped`. A worker that does not answer in time is killed. */
  ask(message: Exclude<ToSandbox, { kind: 'boot' | 'close' | 'abandon' }>): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      const kill = setTimeout(() => {
        this.port.terminate();
        reject(new SandboxStopped('killed', true));
      }, KILL_MS);
      const settle =
        <T>(answer: (value: T) => void) =>
        (value: T) => {
          clearTimeout(kill);
          this.settle = undefined;
          answer(value);
        };
      this.settle = { resolve: settle(resolve), reject: settle(reject) };
      this.port.postMessage(message);
    });
  }

  close(realm: string): void {
    if (this.realms.delete(realm)) this.port.postMessage({ kind: 'close', realm });
  }

  abandon(realm: string, run: number): void {
    if (this.realms.has(realm)) this.port.postMessage({ kind: 'abandon', realm, run });
  }

  terminate(): void {
    this.port.terminate();
  }
}
