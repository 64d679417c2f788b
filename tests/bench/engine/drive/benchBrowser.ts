import type { Browser } from 'puppeteer';
import { launchChromium } from '../../lib/launchChromium';
import { openBenchPage, type BenchPage } from './openBenchPage';

/** A browser that is started when a page is wanted, and again after it had to be killed. */
export class BenchBrowser {
  #browser: Browser | undefined;
  readonly #probeScript: string;

  constructor(probeScript: string) {
    this.#probeScript = probeScript;
  }

  async open(url: string): Promise<BenchPage> {
    this.#browser ??= await launchChromium();
    return openBenchPage(this.#browser, url, this.#probeScript);
  }

  /**
   * Ends the browser at once: a page that hangs cannot be closed politely. The command may be a script around the
   * browser, so all of its group is ended: puppeteer starts it as the leader of one.
   */
  async kill(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    const child = browser?.process();
    if (child?.pid === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}
