import { resolve } from 'node:path';
import type { IApi } from 'umi';

const WIDGET_FRAME = 'widget-frame';
const SCRIPT_WORKER = 'script-worker';
const QUICKJS = '@jitl/quickjs-wasmfile-release-sync';

interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/**
 * Scripts that run beside the page, under policies of their own. Each is one file: a frame that is sandboxed may load
 * no other, and a worker would wait for a second one after the first.
 */
export default function detachedScripts(api: IApi) {
  api.chainWebpack((config) => {
    // The frame takes over the page's policy, which allows scripts of the product's own address and nothing inline. So
    // what runs in it is a piece of its own, named by its address (`programAddress`), as the script of a Worker is.
    config.module.parser.set('javascript', { worker: ['FrameScript from ./FrameScript', '...'] });
    // What pieces have in common is parted as ever, but not from these.
    config.optimization.splitChunks.set(
      'chunks',
      (chunk: Chunk) => chunk.name !== WIDGET_FRAME && chunk.name !== SCRIPT_WORKER && !chunk.canBeInitial(),
    );
    // What refreshes components in development would be a second file.
    if (config.plugins.has('fastRefresh'))
      config.plugin('fastRefresh').tap((options: object[]) => [{ ...options[0], include: /\.[jt]sx$/ }]);
    // The other variants ask where they lie, which the bundler answers with a path of the machine that it runs on.
    config.resolve.alias.set(
      `${QUICKJS}/emscripten-module`,
      resolve(require.resolve(`${QUICKJS}/package.json`), '../dist/emscripten-module.cloudflare.cjs'),
    );
  });
}
