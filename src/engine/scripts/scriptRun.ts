import { isAppError, toAppError } from '@/common/errors/appError';
import type { ToSandbox } from './messages';
import { RunBudget } from './runBudget';
import type { Limit } from './runBudget';
import type { ScriptWorld } from './scriptRunner';
import type { Request, ScriptFailure, Turn } from './turns';

/** What the sandbox is asked, without what the runner adds. */
export type Asked =
  | Omit<Extract<ToSandbox, { kind: 'run' }>, 'realm' | 'changes'>
  | Omit<Extract<ToSandbox, { kind: 'answer' }>, 'realm' | 'changes'>;

/** The script has thrown. */
export class ScriptFailed extends Error {
  constructor(readonly failure: ScriptFailure) {
    super(failure.message);
  }
}

/** The page does not go on with the run: it passed a limit, or waits for a promise that nothing can settle any more. */
export class RunStopped extends Error {
  constructor(readonly reason: Limit | 'stuck') {
    super(reason);
  }
}

/** What a refused request is for the script that waits for it. */
function answerOf(error: unknown): string {
  const { message, code } = toAppError(error);
  return JSON.stringify({ message, code, ...(isAppError(error, 'cancelled') && { isCancelled: true }) });
}

/**
 * One run of a script, from turn to turn, until it and all that it asked for has ended. Rejects with
 * `ScriptFailed`, `RunStopped` or why the sandbox has ended.
 */
export class ScriptRun {
  private readonly promise: Promise<unknown>;
  private settle!: { resolve(value: unknown): void; reject(error: unknown): void };
  private isOver = false;
  private readonly budget = new RunBudget();

  constructor(
    readonly id: number,
    private readonly code: string,
    private readonly world: ScriptWorld,
    private readonly turn: (ask: () => Asked) => Promise<Turn>,
  ) {
    this.promise = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  /** Whether it was ended before it was done. */
  get hasEnded(): boolean {
    return this.isOver;
  }

  /** Starts it. */
  result(): Promise<unknown> {
    const { id, code, world } = this;
    this.take(() => ({ kind: 'run', run: id, code, frame: JSON.stringify(world.frame()) }));
    return this.promise;
  }

  /** It cannot go on. */
  end(reason: unknown): void {
    this.isOver = true;
    this.settle.reject(reason);
  }

  private take(ask: () => Asked): void {
    this.turn(ask).then(
      (turn) => this.follow(turn),
      (error: unknown) => this.end(error),
    );
  }

  private follow(turn: Turn): void {
    if (this.hasEnded) return;
    const { world, budget } = this;
    const limit = budget.spend(turn);
    if (limit) {
      this.end(new RunStopped(limit));
      return;
    }
    turn.logs.forEach(world.log);
    try {
      world.apply(turn.patches);
    } catch (error) {
      this.end(error);
      return;
    }
    turn.requests.forEach((request) => this.perform(request));
    if (turn.state === 'failed') this.end(new ScriptFailed(turn.failure ?? { message: '' }));
    else if (turn.state === 'done') this.settle.resolve(turn.result);
    else if (!budget.isWaiting) this.end(new RunStopped('stuck'));
  }

  private perform({ id: request, step }: Request): void {
    // A step before it may have closed the page.
    if (this.hasEnded) return;
    const { id: run, world } = this;
    const answer = (isOk: boolean, text: string | undefined) => {
      if (this.hasEnded) return;
      this.take(() => {
        this.budget.answered();
        return { kind: 'answer', run, request, isOk, answer: text, frame: JSON.stringify(world.frame()) };
      });
    };
    world.perform(step).then(
      (result) => answer(true, result === undefined ? undefined : JSON.stringify(result)),
      (error: unknown) => answer(false, answerOf(error)),
    );
  }
}
