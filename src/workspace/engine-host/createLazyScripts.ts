import type { OwnScriptRunner, ScriptRunnerDeps } from '@/engine/scripts';
import { startParts } from '@/engine/scripts/browserParts';

/** The sandbox of the workspace's pages. Most pages have no script, so it is fetched by the first that has one. */
export function createLazyScripts(deps: ScriptRunnerDeps): OwnScriptRunner {
  let fetched: Promise<OwnScriptRunner> | undefined;
  async function fetchRunner(): Promise<OwnScriptRunner> {
    // All at once: the first script waits for the longest of them.
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
  /** Nobody needs it fetched for that. */
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
