import type { QuickJSContext, QuickJSHandle, QuickJSRuntime, QuickJSWASMModule } from 'quickjs-emscripten-core';
import { HEAP_BYTES, INTERRUPT_MS, MAX_LINE_CHARACTERS, MAX_TURN_CHARACTERS, STACK_BYTES } from '../limits';
import type { RealmFacts, StopReason, ToSandbox } from '../messages';
import { GUEST_PROGRAM } from './guestProgram';

/** A script was stopped by force; its realm is of no use any more. */
export class Stopped extends Error {
  constructor(readonly reason: StopReason) {
    super(reason);
  }
}

type Command = 'open' | 'web' | 'run' | 'answer' | 'told' | 'abandon';
type Argument = string | number | boolean | undefined;

type Message<K extends ToSandbox['kind']> = Extract<ToSandbox, { kind: K }>;

/**
 * Where the scripts of one page run: a QuickJS of its own, that knows the language's names and nothing else. Between
 * worker and scripts go texts and numbers only.
 */
export class Realm {
  private readonly runtime: QuickJSRuntime;
  private readonly context: QuickJSContext;
  private readonly guest: QuickJSHandle;
  private deadline = 0;
  private wasInterrupted = false;

  /** @param now Milliseconds on a clock that never goes back. */
  constructor(
    quickJs: QuickJSWASMModule,
    private readonly now: () => number,
  ) {
    this.runtime = quickJs.newRuntime();
    this.runtime.setMemoryLimit(HEAP_BYTES);
    this.runtime.setMaxStackSize(STACK_BYTES);
    this.runtime.setInterruptHandler(() => {
      const isLate = this.now() > this.deadline;
      this.wasInterrupted ||= isLate;
      return isLate;
    });
    this.context = this.runtime.newContext();
    this.guest = this.createGuest();
  }

  /** Tells what the page is, and runs the tenant's own scripts, which define what the page's scripts may use. */
  open(facts: RealmFacts, webScripts: readonly string[]): string {
    this.start();
    this.command('open', JSON.stringify(facts));
    this.command('web');
    const failures = webScripts.flatMap((source, index) => {
      this.start();
      const result = this.context.evalCode(source, `webscript${index + 1}`);
      const failure = result.error && this.describe(result.error);
      result.dispose();
      this.check(failure);
      return failure === undefined
        ? []
        : [{ level: 'error', text: `flycode error: web script ${index + 1}: ${failure}` }];
    });
    const told = JSON.parse(this.told(0)) as { logs: unknown[] };
    return JSON.stringify({ ...told, logs: [...told.logs, ...failures] });
  }

  run({ run, code, frame, changes }: Message<'run'>): string {
    this.start();
    this.command('run', run, code, frame, changes);
    return this.told(run);
  }

  answer({ run, request, isOk, answer, frame, changes }: Message<'answer'>): string {
    this.start();
    this.command('answer', run, request, isOk, answer, frame, changes);
    return this.told(run);
  }

  /** The page does not go on with a run: what it kept is free again. */
  abandon(run: number): void {
    this.start();
    this.command('abandon', run);
  }

  /** Throws when QuickJS finds something left behind; the worker is then of no use any more. */
  dispose(): void {
    this.guest.dispose();
    this.context.dispose();
    this.runtime.dispose();
  }

  private createGuest(): QuickJSHandle {
    this.start();
    const { context } = this;
    const program = context.unwrapResult(context.evalCode(GUEST_PROGRAM, 'atrium'));
    const guest = context.unwrapResult(context.callFunction(program, context.undefined));
    program.dispose();
    return guest;
  }

  private start(): void {
    this.deadline = this.now() + INTERRUPT_MS;
  }

  /** Lets everything run that can, and asks what came of it. */
  private told(run: number): string {
    while (this.runtime.hasPendingJob()) {
      const result = this.runtime.executePendingJobs();
      const failure = result.error && this.describe(result.error);
      result.dispose();
      this.check(failure);
    }
    const turn = this.command('told', run) ?? '';
    // The guest program never tells as much; a script has changed the language that the guest program is written in.
    if (turn.length > MAX_TURN_CHARACTERS) throw new Stopped('memory');
    return turn;
  }

  private command(name: Command, ...values: Argument[]): string | undefined {
    const { context } = this;
    const handles = [name, ...values].map((value) => this.handleOf(value));
    const result = context.callFunction(this.guest, context.undefined, ...handles);
    handles.forEach((handle) => handle.dispose());
    const failure = result.error && this.describe(result.error);
    const answer =
      result.error || context.typeof(result.value) !== 'string' ? undefined : context.getString(result.value);
    result.dispose();
    this.check(failure);
    if (failure !== undefined) throw new Error(failure);
    return answer;
  }

  private handleOf(value: Argument): QuickJSHandle {
    const { context } = this;
    if (typeof value === 'string') return context.newString(value);
    if (typeof value === 'number') return context.newNumber(value);
    if (value === undefined) return context.undefined;
    return value ? context.true : context.false;
  }

  private describe(error: QuickJSHandle): string {
    const told: unknown = this.context.dump(error);
    const message = typeof told === 'object' && told !== null && 'message' in told ? told.message : told;
    return String(message).slice(0, MAX_LINE_CHARACTERS);
  }

  private check(failure: string | undefined): void {
    if (this.wasInterrupted) throw new Stopped('time');
    if (failure === 'out of memory') throw new Stopped('memory');
  }
}
