import type { IApi } from 'umi';

/**
 * A frame that is sandboxed and takes over the page's policy may run scripts of the product's own address and nothing
 * inline. So what runs in it is a piece of its own, named by its address, as the script of a Worker is.
 */
export default function frameScript(api: IApi) {
  api.chainWebpack((config) => {
    config.module.parser.set('javascript', { worker: ['FrameScript from ./FrameScript', '...'] });
  });
}
