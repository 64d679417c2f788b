import type { OwnScriptRunner, ScriptRunnerDeps } from '@/engine/scripts';

/** The sandbox of the workspace's pages. Most pages have no script, so it is fetched by the first that has one. */
export function createLazyScripts(deps: ScriptRunnerDeps): OwnScriptRunner {
  let fetched: Promise<OwnScriptRunner> | undefined;
  const runner = () =>
    (fetched ??= import(/* webpackChunkName: "scripts" */ '@/engine/scripts').then(({ createBrowserScripts }) => createBrowserScripts(deps)).catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
  /** Nobody needs it fetched for that. */
  const withRunner = (tell: (scripts: OwnScriptRunner) => void) => {
    fetched?.then(tell, () => undefined);
  };
  return {
    warm() {
      runner().then((scripts) => scripts.warm(), (error: unknown) => deps.log('The sandbox for scripts could not be fetched', error));
    },
    run: async (script, world) => (await runner()).run(script, world),
    close(realm) {
      withRunner((scripts) => scripts.close(realm));
    },
    dispose: () => withRunner((scripts) => scripts.dispose()),
  };
}
