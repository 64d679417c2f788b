import type { HTTPRequest, Page } from 'puppeteer';

/** Intercepts protocol requests and answers with these protocols (JSON texts by page code). */
export async function answerPages(page: Page, protocols: Readonly<Record<string, string>>): Promise<void> {
  const askedOf = (request: HTTPRequest) =>
    request.url().endsWith('/getprotocolbypagecode')
      ? Object.keys(protocols).find((code) => request.postData()?.includes(`"${code}"`))
      : undefined;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const pagecode = askedOf(request);
    const work =
      pagecode === undefined
        ? request.continue()
        : request.respond({
            contentType: 'application/json',
            body: `{"resp_data":{"pagecode":${JSON.stringify(pagecode)},"pagetype":200,"protocol":${protocols[pagecode]}}}`,
          });
    work.catch((error: unknown) => process.emitWarning(String(error)));
  });
}
