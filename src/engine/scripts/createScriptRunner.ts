import { AppError, toAppError } from '@/common/errors/appError';
import { MAX_STOPS, RUN_LIMITS } from './limits';
import { SandboxPool } from './sandboxPool';
import type { PoolDeps } from './sandboxPool';
import { SandboxStopped } from './sandboxWorker';
import type { SandboxWorker } from './sandboxWorker';
import { scriptError } from './scriptErrors';
import { LIMITS } from './runBudget';
import { RunStopped, ScriptFailed, ScriptRun } from './scriptRun';
import type { Asked } from './scriptRun';
import type { OwnScriptRunner, ScriptWorld } from './scriptRunner';
import { readTurn } from './turns';
import type { ControlState, Script, Turn } from './turns';

export interface RunnerDeps extends Omit<PoolDeps, 'onSpareFailed'> {
  /** The tenant's own scripts, in order; `missing`: start-up went on without them; undefined before start-up. */
  webScripts(): readonly string[] | 'missing' | undefined;
  /** Texts of the errors that people see. */
  t(key: string, params?: Record<string, unknown>): string;
  log(message: string, error?: unknown): void;
}

/** Stands for the tenant's own scripts where stops are counted. */
const WEB_SCRIPTS: Script = { code: '', place: 'web scripts' };

/** The tenant's own scripts were stopped, which is no fault of the page's script that they were run for. */
class WebScriptsStopped extends Error {
  constructor(readonly reason: SandboxStopped['reason']) {
    super(reason);
  }
}

/**
 * Runs scripts turn by turn, one turn at a time: what changed on the page goes in, what the script did comes out. A
 * turn that takes too long ends its realm, or its worker, and with it all scripts that still wait there.
 */
export function createScriptRunner(deps: RunnerDeps): OwnScriptRunner {
  const pool = new SandboxPool({
    ...deps,
    onSpareFailed: (error) => deps.log('A spare sandbox could not be started', error),
  });
  const stops = new Map<string, number>();
  const known = new Map<string, Map<string, ControlState>>();
  const waiting = new Map<string, Set<ScriptRun>>();
  let last: Promise<unknown> = Promise.resolve();
  let runs = 0;

  const keyOf = ({ place, code }: Script) => `${place}\n${code}`;
  const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };

  /** Whatever waits in a realm that is gone would wait for ever. */
  function forget(realm: string, reason: AppError): void {
    known.delete(realm);
    const gone = [...(waiting.get(realm) ?? [])];
    waiting.delete(realm);
    gone.forEach((run) => run.end(reason));
  }

  function lose(worker: SandboxWorker, realm: string, { isGone, reason }: SandboxStopped): void {
    const lost = new AppError('config', deps.t('engine.script.lost'), { code: 'script-lost', cause: reason });
    if (isGone) {
      pool.giveUp();
      [...known.keys()].forEach((each) => forget(each, lost));
    } else {
      worker.close(realm);
      forget(realm, lost);
    }
  }

  async function sandbox(): Promise<SandboxWorker> {
    try {
      return await pool.current();
    } catch (cause) {
      throw new AppError('config', deps.t('engine.script.unready'), { code: 'scripts-unready', cause });
    }
  }

  async function open(worker: SandboxWorker, world: ScriptWorld, webScripts: readonly string[]): Promise<void> {
    if (worker.realms.has(world.realm)) return;
    worker.realms.add(world.realm);
    known.set(world.realm, new Map());
    const { logs } = readTurn(await worker.ask({ kind: 'open', realm: world.realm, facts: world.facts(), webScripts }));
    // Each of these scripts may have failed, which is a line of its own.
    logs.slice(0, RUN_LIMITS.logs + webScripts.length).forEach(world.log);
  }

  function changesOf(world: ScriptWorld): string | undefined {
    const seen = known.get(world.realm);
    const changed: Record<string, ControlState> = Object.create(null) as Record<string, ControlState>;
    let hasChanged = false;
    world.states().forEach((state, name) => {
      if (!seen || seen.get(name) === state) return;
      seen.set(name, state);
      changed[name] = state;
      hasChanged = true;
    });
    return hasChanged ? JSON.stringify(changed) : undefined;
  }

  function turn(run: ScriptRun, world: ScriptWorld, webScripts: readonly string[], ask: () => Asked): Promise<Turn> {
    return oneAtATime(async () => {
      const worker = await sandbox();
      // Its page was closed in the meantime.
      if (run.hasEnded) throw new AppError('cancelled', 'The run is over');
      let isOpening = true;
      try {
        await open(worker, world, webScripts);
        isOpening = false;
        const told = readTurn(await worker.ask({ ...ask(), realm: world.realm, changes: changesOf(world) }));
        pool.prepareSpare();
        if (told.failure?.isOutOfMemory) throw new SandboxStopped('memory', false);
        return told;
      } catch (error) {
        if (!(error instanceof SandboxStopped)) throw error;
        // It ends for a reason of its own; all others with the sandbox.
        waiting.get(world.realm)?.delete(run);
        lose(worker, world.realm, error);
        throw isOpening ? new WebScriptsStopped(error.reason) : error;
      }
    });
  }

  const isDisabled = (script: Script) => (stops.get(keyOf(script)) ?? 0) >= MAX_STOPS;

  /** The words for a script that is not run again. */
  const disabled = (script: Script) =>
    deps.t(script === WEB_SCRIPTS ? 'engine.script.webdisabled' : 'engine.script.disabled');

  /** A script that was stopped too often is not run again. @param text Says why it was stopped. */
  function stopped(script: Script, reason: string, text: string): AppError {
    const times = (stops.get(keyOf(script)) ?? 0) + 1;
    stops.set(keyOf(script), times);
    deps.log(`flycode error: ${script.place} was stopped (${reason}), ${times} of ${MAX_STOPS} times`);
    return new AppError('config', times < MAX_STOPS ? text : disabled(script), { code: 'script-stopped' });
  }

  const limitText = (reason: RunStopped['reason']) =>
    reason === 'stuck'
      ? deps.t('engine.script.stuck')
      : deps.t(`engine.script.over.${reason}`, { most: LIMITS[reason].toLocaleString('en-US') });

  function errorOf(script: Script, thrown: unknown): AppError {
    if (thrown instanceof SandboxStopped) return stopped(script, thrown.reason, deps.t('engine.script.stopped'));
    if (thrown instanceof WebScriptsStopped)
      return stopped(WEB_SCRIPTS, thrown.reason, deps.t('engine.script.webstopped'));
    if (thrown instanceof RunStopped) return stopped(script, thrown.reason, limitText(thrown.reason));
    const error =
      thrown instanceof ScriptFailed
        ? scriptError(deps, thrown.failure, deps.webScripts() === 'missing')
        : toAppError(thrown);
    if (error.kind !== 'cancelled') deps.log(`flycode error: ${script.place}`, error);
    return error;
  }

  return {
    warm() {
      pool.current().catch((error: unknown) => deps.log('The sandbox for scripts could not be started', error));
    },
    async run(script, world) {
      const loaded = deps.webScripts();
      if (!loaded) {
        deps.log('LogicExpression not initialised');
        return new AppError('config', deps.t('engine.script.unready'), { code: 'scripts-unready' });
      }
      const culprit = [script, WEB_SCRIPTS].find(isDisabled);
      if (culprit) return new AppError('config', disabled(culprit), { code: 'script-disabled' });
      const webScripts = loaded === 'missing' ? [] : loaded;
      const run: ScriptRun = new ScriptRun(++runs, script.code, world, (ask) => turn(run, world, webScripts, ask));
      const others = waiting.get(world.realm) ?? new Set();
      waiting.set(world.realm, others.add(run));
      try {
        return await run.result();
      } catch (error) {
        if (error instanceof RunStopped) pool.tell((worker) => worker.abandon(world.realm, run.id));
        return errorOf(script, error);
      } finally {
        others.delete(run);
      }
    },
    close(realm) {
      forget(realm, new AppError('cancelled', 'The page is closed'));
      pool.tell((worker) => worker.close(realm));
    },
    dispose() {
      [...known.keys()].forEach((realm) => forget(realm, new AppError('cancelled', 'The session is over')));
      pool.dispose();
    },
  };
}
