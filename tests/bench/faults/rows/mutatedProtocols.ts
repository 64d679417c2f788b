import type { Page } from 'puppeteer';
import { exampleTypes } from '../../../../mock/domain/gallery/examples';
import { GALLERY_CODE, findGalleryPage } from '../../../../mock/domain/gallery/pages';
import { findPage, pageCodes } from '../../../../mock/domain/protocols';
import { fulfil } from '../../../support/callFaults';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { goTo } from '../../../support/locations';
import { mutateProtocol } from '../../../support/mutateProtocol';
import { healthCheck, problemsOf, watchFailures } from '../../../support/pageHealth';
import { seededRandom } from '../../../support/seededRandom';
import type { FaultRow, Lab, Outcome } from '../row';

const PAGES: readonly unknown[] = [
  ...pageCodes().map((code) => findPage(code)?.protocol),
  ...[GALLERY_CODE, ...exampleTypes().map((type) => `${GALLERY_CODE}-${type}`)].map(
    (code) => findGalleryPage(code)?.protocol,
  ),
];
const CODE = 'mutated-';
/** Pages before a new document: the workspace remembers what it has fetched. */
const PAGES_PER_DOCUMENT = 250;
const SHOW_WITHIN_MS = 30_000;

/** Answers the protocol calls for mutated pages; resolves to how a page is prepared. */
async function answerMutations(page: Page): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const code = new RegExp(`${CODE}\\d+`).exec(request.postData ?? '')?.[0] ?? '';
    const body = bodies.get(code);
    (body === undefined
      ? session.send('Fetch.continueRequest', { requestId })
      : fulfil(session, requestId, 200, body)
    ).catch((error: unknown) => process.emitWarning(String(error)));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/getprotocolbypagecode' }] });
  return bodies;
}

/** Whether the page, or what stands for it, is shown: not the shape of a page that is loading. */
const isShown = (page: Page, code: string) =>
  page
    .waitForFunction(
      (wanted) => {
        const shown = document.querySelector<HTMLElement>(`[data-page="${wanted}"], [role="alert"], .ant-result`);
        return shown !== null && !document.querySelector('[role="status"][aria-label="页面加载中"]');
      },
      { timeout: SHOW_WITHIN_MS, polling: 10 },
      code,
    )
    .then(
      () => true,
      () => false,
    );

async function measure({ browser, url, seed, goesOn }: Lab): Promise<Outcome> {
  const random = seededRandom(seed);
  const problems: { index: number; problem: string; protocol: string }[] = [];
  const hidden: { index: number; shown: string; protocol: string }[] = [];
  const context = await browser.createBrowserContext();
  const { page } = await enterWorkspace(context, url);
  const bodies = await answerMutations(page);
  const check = await healthCheck(page);
  let [done, body] = [0, ''];
  const report = (problem: string) => void problems.push({ index: done, problem, protocol: body.slice(0, 20_000) });
  watchFailures(page, report);
  page.on('dialog', (dialog) => {
    dialog.accept().catch((error: unknown) => process.emitWarning(String(error)));
  });
  for (; goesOn(done); done += 1) {
    const code = `${CODE}${done}`;
    body = JSON.stringify({
      resp_data: { pagecode: code, pagetype: 200, protocol: mutateProtocol(PAGES[done % PAGES.length], random) },
    });
    bodies.clear();
    bodies.set(code, body);
    if (done % PAGES_PER_DOCUMENT === PAGES_PER_DOCUMENT - 1) await page.reload();
    await goTo(page, `/litheform?pagecode=${code}&pagestatus=${1 + (done % 3)}`);
    if (!(await isShown(page, code))) {
      const shown = await page.evaluate(() => document.body.innerText.slice(0, 500));
      hidden.push({ index: done, shown, protocol: body.slice(0, 20_000) });
    }
    // A control that cannot be shown has its placeholder, as it must.
    problemsOf({ ...(await check()), brokenControls: 0 }).forEach(report);
  }
  const having = (word: string) => problems.filter(({ problem }) => problem.startsWith(word)).length;
  return {
    done,
    figures: [
      { what: 'white screens', measured: having('white'), limit: 0 },
      { what: 'hangs > 1 s', measured: having('hang'), limit: 0 },
      { what: 'uncaught errors', measured: having('uncaught') + having('the tab'), limit: 0 },
      { what: 'pages whose rendering failed', measured: having('crash'), limit: 0 },
      { what: 'neither rendered nor a placeholder', measured: hidden.length, limit: 0 },
    ],
    details: { seed, problems: problems.slice(0, 50), hidden: hidden.slice(0, 50) },
  };
}

export const mutatedProtocols: FaultRow = {
  name: 'mutated-protocols',
  fault: '10,000 mutated protocols',
  mustHappen: 'rendered or a placeholder',
  demanded: '0 white screens, 0 hangs > 1 s',
  rounds: 10_000,
  capMinutes: 3,
  measure,
};
