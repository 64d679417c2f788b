import { FrameScript } from './FrameScript';

/** Where the script of the widgets' frames is. */
export const programAddress = (): string =>
  new FrameScript(/* webpackChunkName: "widget-frame" */ new URL('./program.ts', import.meta.url)).address;
