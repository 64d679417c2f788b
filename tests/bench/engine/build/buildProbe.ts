import { resolve } from 'node:path';
import { build } from 'esbuild';

/** The in-page probe as one script, to be run in a page before its own. */
export async function buildProbe(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(__dirname, '../page/index.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error('the probe was not built');
  return script.text;
}
