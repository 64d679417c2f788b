import type { HTTPRequest, Page } from 'puppeteer';

/** From now on the browser gets this protocol for a page, as if the platform had sent it. */
export async function answerPage(page: Page, pageCode: string, protocol: object): Promise<void> {
  const isAsked = (request: HTTPRequest) => request.url().endsWith('/getprotocolbypagecode') && request.postData()?.includes(`"${pageCode}"`) === true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const work = isAsked(request)
      ? request.respond({ contentType: 'application/json', body: JSON.stringify({ resp_data: { pagecode: pageCode, pagetype: 200, protocol } }) })
      : request.continue();
    work.catch((error: unknown) => process.emitWarning(String(error)));
  });
}
