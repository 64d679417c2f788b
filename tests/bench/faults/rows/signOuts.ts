import type { Page } from 'puppeteer';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { click, findByRole } from '../../../support/find';
import { arrive, goTo, stored } from '../../../support/locations';
import { openTabs } from '../../../support/sharedTabs';
import { largest } from '../extremes';
import type { FaultRow, Lab, Outcome } from '../row';

/** Milliseconds since 1970 at which the page shows the sign-in screen. */
const signedOutAt = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!location.hash.startsWith('#/login')) return;
          observer.disconnect();
          resolve(Date.now());
        }).observe(document, { childList: true, subtree: true, attributes: true });
      }),
  );

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  const delays: number[] = [];
  let [laterCalls, secrets] = [0, 0];
  for (let done = 0; goesOn(done); done += 1) {
    const context = await browser.createBrowserContext();
    const { page } = await enterWorkspace(context, url);
    const [other] = (await openTabs(context, 1)) as [Page];
    await other.goto(url);
    await arrive(other);
    await click(page, 'button', '张伟的账户');
    const item = await findByRole(page, 'menuitem', '退出登录');
    const isOut = signedOutAt(other);
    const began = Date.now();
    await item.click();
    delays.push((await isOut) - began);
    const before = (await platform.log()).length;
    await goTo(other, '/page?pagecode=order-list');
    await findByRole(other, 'heading', '登录');
    laterCalls += (await platform.log()).slice(before).filter(({ path }) => path.startsWith('/api/teapi/')).length;
    if ((await stored(other, 'atrium.tokens')) !== null) secrets += 1;
    await context.close();
  }
  return {
    done: delays.length,
    figures: [
      { what: 'ms at most', measured: largest(delays), limit: 1_000 },
      { what: 'later calls', measured: laterCalls, limit: 0 },
      { what: 'tokens left', measured: secrets, limit: 0 },
    ],
    details: { delays },
  };
}

export const signOuts: FaultRow = {
  name: 'sign-outs',
  fault: 'log-out in another tab',
  mustHappen: 'this one stops and clears',
  demanded: '< 1 s, 0 later calls',
  rounds: 20,
  capMinutes: 0.7,
  measure,
};
