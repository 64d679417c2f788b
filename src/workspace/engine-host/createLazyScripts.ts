import { once } from '@/common/once';
import type { OwnScriptRunner, ScriptRunnerDeps } from '@/engine/scripts';
import { startParts } from '@/engine/scripts/browserParts';

/** The script sandbox of the workspace's pages. It is loaded for the first page with a script. */
export function createLazyScripts(deps: ScriptRunnerDeps): OwnScriptRunner {
  async function fetchRunner(): Promise<OwnScriptRunner> {
    // Starts the worker while the module loads, because the first script needs both.
    const parts = startParts();
    try {
      const { createBrowserScripts } = await import(/* webpackChunkName: "scripts" */ '@/engine/scripts');
      return createBrowserScripts(deps, parts);
    } catch (error) {
      parts.worker.terminate();
      throw error;
    }
  }
  const load = once(fetchRunner, { retryAfterFailure: true });
  let requested: Promise<OwnScriptRunner> | undefined;
  const runner = () => (requested = load());
  /** Does not load the runner: without one there is nothing to close. */
  const withRunner = (work: (scripts: OwnScriptRunner) => void) => {
    requested?.then(work, () => undefined);
  };
  return {
    warm() {
      runner().then(
        (scripts) => scripts.warm(),
        (error: unknown) => deps.log('The sandbox for scripts could not be fetched', error),
      );
    },
    run: async (script, world) => (await runner()).run(script, world),
    close(realm) {
      withRunner((scripts) => scripts.close(realm));
    },
    dispose: () => withRunner((scripts) => scripts.dispose()),
  };
}
