import type { HTTPRequest, Page } from 'puppeteer';

/**
 * Intercepts protocol requests and answers with these protocols (JSON texts by page code), and requests whose address
 * ends like a key of `answers` with that answer.
 */
export async function answerPages(
  page: Page,
  protocols: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const answerTo = (request: HTTPRequest): string | undefined => {
    const known = Object.keys(answers).find((ending) => request.url().endsWith(ending));
    if (known !== undefined) return `{"resp_data":${JSON.stringify(answers[known])}}`;
    if (!request.url().endsWith('/getprotocolbypagecode')) return undefined;
    const code = Object.keys(protocols).find((pagecode) => request.postData()?.includes(`"${pagecode}"`));
    return code === undefined
      ? undefined
      : `{"resp_data":{"pagecode":${JSON.stringify(code)},"pagetype":200,"protocol":${protocols[code]}}}`;
  };
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const body = answerTo(request);
    const work = body === undefined ? request.continue() : request.respond({ contentType: 'application/json', body });
    work.catch((error: unknown) => process.emitWarning(String(error)));
  });
}
