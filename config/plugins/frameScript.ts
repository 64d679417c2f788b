import type { IApi } from 'umi';

/** As `programAddress` names it. */
const PIECE = 'widget-frame';

interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/**
 * A frame that is sandboxed and takes over the page's policy may run scripts of the product's own address and nothing
 * inline. So what runs in it is a piece of its own, named by its address, as the script of a Worker is. It is one file:
 * the frame may load no other.
 */
export default function frameScript(api: IApi) {
  api.chainWebpack((config) => {
    config.module.parser.set('javascript', { worker: ['FrameScript from ./FrameScript', '...'] });
    // What pieces have in common is parted as ever, but not from this one.
    config.optimization.splitChunks.set('chunks', (chunk: Chunk) => chunk.name !== PIECE && !chunk.canBeInitial());
    // What refreshes components in development would be a second file.
    if (config.plugins.has('fastRefresh')) config.plugin('fastRefresh').tap((options: object[]) => [{ ...options[0], include: /\.[jt]sx$/ }]);
  });
}
