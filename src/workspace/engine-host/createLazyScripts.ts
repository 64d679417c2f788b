import type { OwnScriptRunner, ScriptRunnerDeps } from '@/engine/scripts';
import { startParts } from '@/engine/scripts/browserParts';

/** The script sandbox of the pages. Most pages have no script, so the first that has one loads it. */
export function createLazyScripts(deps: ScriptRunnerDeps): OwnScriptRunner {
  let fetched: Promise<OwnScriptRunner> | undefined;
  async function fetchRunner(): Promise<OwnScriptRunner> {
    // In parallel, because the first script waits for all of them.
    const parts = startParts();
    try {
      const { createBrowserScripts } = await import(/* webpackChunkName: "scripts" */ '@/engine/scripts');
      return createBrowserScripts(deps, parts);
    } catch (error) {
      parts.worker.terminate();
      throw error;
    }
  }
  const runner = () =>
    (fetched ??= fetchRunner().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
  /** Does nothing when the sandbox was never loaded. */
  const withRunner = (tell: (scripts: OwnScriptRunner) => void) => {
    fetched?.then(tell, () => undefined);
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
