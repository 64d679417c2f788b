import { enterWorkspace } from '../../../support/enterWorkspace';
import { fill } from '../../../support/find';
import { waitForText, waitForValue } from '../../../support/waitForText';
import type { FaultRow, Lab, Outcome } from '../row';

const QUERY = '/api/teapi/dy-biz/customerquery';
const LATE_MS = 600;
/** Words in the names of many customers. */
const WORDS = ['超市', '便利', '商贸', '购物'] as const;

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  const { page } = await enterWorkspace(browser, url, { path: '/page?pagecode=customer-list' });
  await waitForText(page, '共 400 条');
  const stale: { first: string; second: string; shown: string }[] = [];
  let done = 0;
  for (; goesOn(done); done += 1) {
    const [first, second] = [WORDS[done % WORDS.length] ?? '', WORDS[(done + 1) % WORDS.length] ?? ''];
    await platform.fault({ path: QUERY, kind: 'late', ms: LATE_MS });
    const answered = page.waitForResponse(
      (response) => response.url().endsWith(QUERY) && (response.request().postData() ?? '').includes(first),
      { timeout: LATE_MS * 5 },
    );
    // A call that the client gives up has no answer at all, which is as good.
    const late = answered.catch(() => undefined);
    await fill(page, '关键字', first);
    await page.keyboard.press('Enter');
    await fill(page, '关键字', second);
    await waitForValue(page, '关键字', second);
    await page.keyboard.press('Enter');
    await late;
    const isRight = await page
      .waitForFunction(
        (word) => {
          const rows = [...document.querySelectorAll('[data-page="customer-list"] [data-row-key]')];
          return rows.length > 0 && rows.every((row) => row.textContent?.includes(word));
        },
        { timeout: LATE_MS * 10 },
        second,
      )
      .then(
        () => true,
        () => false,
      );
    if (!isRight) stale.push({ first, second, shown: await page.evaluate(() => document.body.innerText) });
  }
  return {
    done,
    figures: [{ what: 'lists with rows of the earlier search', measured: stale.length, limit: 0 }],
    details: stale,
  };
}

export const slowNetwork: FaultRow = {
  name: 'slow-network',
  fault: 'slow network: an earlier search is answered last',
  mustHappen: 'the rows are those of the last search',
  demanded: '0 stale lists',
  rounds: 20,
  capMinutes: 0.7,
  measure,
};
