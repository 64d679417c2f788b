/**
 * Address of a script that a frame runs. The bundler makes a piece of its own of what is named in
 * `new FrameScript(new URL('./x.ts', import.meta.url))`, as it does for a Worker (config/plugins/detachedScripts).
 */
export class FrameScript {
  readonly address: string;

  constructor(url: URL) {
    this.address = url.href;
  }
}
