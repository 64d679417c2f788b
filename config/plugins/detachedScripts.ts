import { resolve } from 'node:path';
import type { IApi } from 'umi';

/** Names of chunks: the frame of widgets, the workers of scripts and of spreadsheets. */
const DETACHED = ['widget-frame', 'script-worker', 'spreadsheet-worker'];
const QUICKJS = '@jitl/quickjs-wasmfile-release-sync';

interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/**
 * Scripts of frames and workers, which have their own policies. Each is one file: a sandboxed frame cannot load another
 * one, and a worker would load a second one only after the first.
 */
export default function detachedScripts(api: IApi) {
  api.chainWebpack((config) => {
    // The frame inherits the page's policy, which allows scripts from the product's own origin and nothing inline. So
    // its script is a chunk of its own that is loaded by URL (`programAddress`), like the script of a Worker.
    config.module.parser.set('javascript', { worker: ['FrameScript from ./FrameScript', '...'] });
    // These chunks are not split: they keep the modules that they share with others.
    config.optimization.splitChunks.set(
      'chunks',
      (chunk: Chunk) => !DETACHED.includes(chunk.name ?? '') && !chunk.canBeInitial(),
    );
    // Fast refresh would add a second file in development.
    if (config.plugins.has('fastRefresh'))
      config.plugin('fastRefresh').tap((options: object[]) => [{ ...options[0], include: /\.[jt]sx$/ }]);
    // The other variants read `import.meta.url`, which the bundler replaces by a path of the build machine.
    config.resolve.alias.set(
      `${QUICKJS}/emscripten-module`,
      resolve(require.resolve(`${QUICKJS}/package.json`), '../dist/emscripten-module.cloudflare.cjs'),
    );
  });
}
