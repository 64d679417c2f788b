import type { FailureCode } from '../workbook/workbookFailure';
import { failure } from '../workbook/workbookFailure';
import { parseReply } from '../worker/messages';
import type { CheckAnswer, CheckReply, CheckRequest, CheckTask } from '../worker/messages';

/** The worker's end that faces the page: a browser's `Worker`, or a test's stand-in. */
export interface WorkerPort {
  postMessage(message: CheckRequest, transfer: ArrayBuffer[]): void;
  onMessage(listener: (message: unknown) => void): void;
  /** It could not be loaded, or broke down. */
  onFailure(listener: () => void): void;
  terminate(): void;
}

/** A worker that has neither answered nor told of progress for this time is ended. Milliseconds. */
export const ANSWER_TIMEOUT_MS = 15_000;

type Progress = Extract<CheckReply, { kind: 'progress' }>;

interface Pending {
  onProgress(progress: Progress): void;
  resolve(answer: CheckAnswer): void;
  reject(error: unknown): void;
}

/** A disposable worker with one file in it. Each task has one answer; `failed` answers reject. */
export class CheckWorker {
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private ended: FailureCode | undefined;

  constructor(private readonly port: WorkerPort) {
    port.onFailure(() => this.end('unavailable'));
    port.onMessage((message) => {
      const reply = parseReply(message);
      const pending = reply && this.pending.get(reply.id);
      if (!reply || !pending) return;
      if (reply.kind === 'progress') pending.onProgress(reply);
      else if (reply.answer.kind === 'failed') pending.reject(failure(reply.answer.code));
      else pending.resolve(reply.answer);
    });
  }

  ask(task: CheckTask, onProgress?: (progress: Progress) => void): Promise<CheckAnswer> {
    if (this.ended) return Promise.reject(failure(this.ended));
    this.lastId += 1;
    const id = this.lastId;
    const startTimer = () => setTimeout(() => this.end('timeout'), ANSWER_TIMEOUT_MS);
    let timer = startTimer();
    return new Promise<CheckAnswer>((resolve, reject) => {
      const handleProgress = (progress: Progress) => {
        clearTimeout(timer);
        timer = startTimer();
        onProgress?.(progress);
      };
      this.pending.set(id, { onProgress: handleProgress, resolve, reject });
      this.port.postMessage({ id, task }, task.kind === 'open' ? [task.bytes] : []);
    }).finally(() => {
      clearTimeout(timer);
      this.pending.delete(id);
    });
  }

  /** Ends the worker; what waits for it is rejected. */
  end(code: FailureCode): void {
    if (this.ended) return;
    this.ended = code;
    this.port.terminate();
    this.pending.forEach(({ reject }) => reject(failure(code)));
  }
}
