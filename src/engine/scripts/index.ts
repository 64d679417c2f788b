export { createBrowserScripts } from './createBrowserScripts';
export type { ScriptRunnerDeps } from './createBrowserScripts';
export type { OwnScriptRunner } from './scriptRunner';
