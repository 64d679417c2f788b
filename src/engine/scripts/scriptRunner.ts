import type { Frame, RealmFacts } from './messages';
import type { ControlState, Patch, Script, ScriptLog } from './turns';

/** What a script can do: the one interface between it and its page. */
export interface ScriptWorld {
  /** Scripts of the same realm see each other's globals: one realm is one open page. */
  readonly realm: string;
  /** What the page is for its scripts, as long as it is open. */
  facts(): RealmFacts;
  /** The line that the event belongs to, what happened, and what the steps before answered. */
  frame(): Frame;
  /** How all controls stand now. A state that has not changed is the same object as before. */
  states(): ReadonlyMap<string, ControlState>;
  /** Does at once all that a script has done since its last wait. */
  apply(patches: readonly Patch[]): void;
  /** Takes a step of the protocol. Rejects with `AppError`. */
  perform(step: unknown): Promise<unknown>;
  log(entry: ScriptLog): void;
}

/** Runs tenants' scripts where they can reach nothing but their world. */
export interface ScriptRunner {
  /** Gets the sandbox ready, so that the first script does not wait for it. */
  warm(): void;
  /**
   * Resolves with what the script returned, which is JSON, or with the error that ended it (business spec §8): an
   * instance of `AppError`, of kind `cancelled` when its page was closed, else `config`. Codes: `script-failed`, the
   * script threw; `missing-control`, it named one that is not there; `script-stopped`, it passed a limit of `limits.ts`;
   * `script-lost`, its sandbox ended while it waited, by another script's
   * fault; `script-disabled`, it was stopped too often; `webscripts-missing`, it needs what start-up has not loaded;
   * `scripts-unready`, there is no sandbox. Rejects when the sandbox's own code cannot be fetched.
   */
  run(script: Script, world: ScriptWorld): Promise<unknown>;
  /** The page is gone, and with it all that its scripts kept. */
  close(realm: string): void;
}

/** The same for whoever has started it. */
export interface OwnScriptRunner extends ScriptRunner {
  /** Ends its workers and all scripts that still wait. */
  dispose(): void;
}
