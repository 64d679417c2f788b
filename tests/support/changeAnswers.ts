import type { HTTPRequest, Page } from 'puppeteer';

/** Given every text of an answer with the name of its field, returns what the page gets instead. */
export type ChangeText = (text: string, field: string) => string;

function changed(value: unknown, change: ChangeText, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, change, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, change, name)]));
  return typeof value === 'string' ? change(value, field) : value;
}

/** What of an answer's headers stays true of a changed body. */
const KEPT_HEADERS = ['content-type', 'date'];

/** The texts of the platform are Chinese; a code, a key, an expression or the name of a text is not for people. */
export const isForPeople = (text: string): boolean => /[\u3400-\u9fff]/.test(text) && !/^[=@]/.test(text);

/** Fetches the page's platform calls in its place and changes the texts of their answers. `change` may differ by path. */
export async function changeAnswers(page: Page, url: string, change: (path: string) => ChangeText | undefined) {
  const answer = async (request: HTTPRequest) => {
    const { origin, pathname } = new URL(request.url());
    const changeText = origin === url && pathname.startsWith('/api/teapi/') ? change(pathname) : undefined;
    if (!changeText) return request.continue();
    const body = request.method() === 'GET' ? undefined : await request.fetchPostData();
    // The server closes idle connections, and a test that computes would send its next call into one of them.
    const headers = { ...request.headers(), connection: 'close' };
    const response = await fetch(request.url(), { method: request.method(), headers, body });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    await request.respond({
      status: response.status,
      headers: Object.fromEntries(KEPT_HEADERS.map((name) => [name, response.headers.get(name) ?? ''])),
      body: isJson ? JSON.stringify(changed(JSON.parse(text), changeText)) : text,
    });
  };
  await page.setRequestInterception(true);
  // A page that is left no longer wants its answers.
  page.on('request', (request) => void answer(request).catch((error: unknown) => process.emitWarning(String(error))));
}
