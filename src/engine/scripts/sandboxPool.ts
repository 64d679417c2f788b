import { SandboxWorker } from './sandboxWorker';
import type { WorkerPort } from './sandboxWorker';

export interface PoolDeps {
  startWorker(): WorkerPort;
  /** The bytes of QuickJS. */
  fetchProgram(): Promise<ArrayBuffer>;
  /** Does something for which nobody waits. */
  whenIdle(work: () => void): void;
  /** A spare worker could not be started; the next use tries again. */
  onSpareFailed(error: unknown): void;
}

/** The worker in use, and a spare one that takes over when it has to be killed. */
export class SandboxPool {
  private active?: Promise<SandboxWorker>;
  private spare?: Promise<SandboxWorker>;
  private isSpareDue = false;
  private isDisposed = false;
  private program?: WebAssembly.Module;

  constructor(private readonly deps: PoolDeps) {}

  /** A booted worker; the same one until it is given up. */
  current(): Promise<SandboxWorker> {
    if (!this.active) {
      const next = this.spare ?? this.start();
      this.spare = undefined;
      this.active = next;
      next.catch(() => this.giveUp());
    }
    return this.active;
  }

  /** The worker in use is of no use any more. */
  giveUp(): void {
    this.active?.then((worker) => worker.terminate(), this.deps.onSpareFailed);
    this.active = undefined;
  }

  dispose(): void {
    this.isDisposed = true;
    this.giveUp();
    this.spare?.then((worker) => worker.terminate(), this.deps.onSpareFailed);
    this.spare = undefined;
  }

  /** What concerns the worker in use, if there is one. */
  tell(message: (worker: SandboxWorker) => void): void {
    this.active?.then(message, this.deps.onSpareFailed);
  }

  /** Not before the one in use has done its first work, and the page has shown it: they would keep each other from it. */
  prepareSpare(): void {
    if (this.spare || this.isSpareDue) return;
    this.isSpareDue = true;
    this.deps.whenIdle(() => {
      this.isSpareDue = false;
      if (this.isDisposed) return;
      const spare = this.start();
      this.spare = spare;
      spare.catch((error: unknown) => {
        if (this.spare === spare) this.spare = undefined;
        this.deps.onSpareFailed(error);
      });
    });
  }

  private async start(): Promise<SandboxWorker> {
    const worker = new SandboxWorker(this.deps.startWorker(), this.program ?? (await this.deps.fetchProgram()));
    this.program = await worker.booted;
    return worker;
  }
}
