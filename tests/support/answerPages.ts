import type { HTTPRequest, Page } from 'puppeteer';

/** As an answer: the request is never answered. */
export const NO_ANSWER = Symbol('no answer');

/** As an answer: the server fails. */
export const FAILURE_ANSWER = Symbol('failure');

/**
 * Intercepts protocol requests and answers with these protocols (JSON texts by page code), and requests whose address
 * ends like a key of `answers` with that answer.
 */
export async function answerPages(
  page: Page,
  protocols: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const keyOf = (request: HTTPRequest) => Object.keys(answers).find((ending) => request.url().endsWith(ending));
  const answerTo = (request: HTTPRequest): string | undefined => {
    const known = keyOf(request);
    if (known !== undefined) return `{"resp_data":${JSON.stringify(answers[known])}}`;
    if (!request.url().endsWith('/getprotocolbypagecode')) return undefined;
    const code = Object.keys(protocols).find((pagecode) => request.postData()?.includes(`"${pagecode}"`));
    return code === undefined
      ? undefined
      : `{"resp_data":{"pagecode":${JSON.stringify(code)},"pagetype":200,"protocol":${protocols[code]}}}`;
  };
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const known = keyOf(request);
    if (known !== undefined && answers[known] === NO_ANSWER) return;
    const status = known !== undefined && answers[known] === FAILURE_ANSWER ? 500 : 200;
    const body = answerTo(request);
    const answer = { status, contentType: 'application/json', body };
    const work = body === undefined ? request.continue() : request.respond(answer);
    work.catch((error: unknown) => process.emitWarning(String(error)));
  });
}
