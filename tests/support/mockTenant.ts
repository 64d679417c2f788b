import { createHash } from 'node:crypto';
import type { HTTPRequest, Page } from 'puppeteer';

const UI = '/api/teapi/protocol/uiprotocol';

export interface TestWidget {
  name: string;
  code: string;
  /** The tenant names the content of its file. */
  isNamed?: boolean;
  /** What is downloaded in its place. */
  served?: string;
}

export interface Tenant {
  widgets: readonly TestWidget[];
  controls: readonly object[];
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
const json = (data: unknown) => ({ contentType: 'application/json', body: JSON.stringify({ resp_data: data }) });

function answerFor(request: HTTPRequest, { widgets, controls }: Tenant) {
  const url = new URL(request.url());
  if (url.pathname === `${UI}/getwidgets`)
    return json(
      widgets.map(({ name, code, isNamed }) => ({
        ename: name,
        updatetime: 1,
        mainfilekey: name,
        mainfilehash: isNamed ? hashOf(code) : '',
      })),
    );
  if (url.pathname === '/api/teapi/protocol/file/download') {
    const widget = widgets.find(({ name }) => name === url.searchParams.get('filekey'));
    return widget && { contentType: 'text/javascript', body: widget.served ?? widget.code };
  }
  if (url.pathname === `${UI}/getprotocolbypagecode` && request.postData()?.includes('gallery-custom')) {
    return json({
      pagecode: 'gallery-custom',
      pagetype: 200,
      protocol: { protocolversion: '1.1.0', pageinfo: { type: 200, title: '组件' }, controls },
      metadata: {},
      status: 1,
      updatetime: 1,
    });
  }
  return undefined;
}

/** From now on the platform answers this page with these components and, for `gallery-custom`, with a page of these controls. */
export async function mockTenant(page: Page, tenant: Tenant): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const answer = answerFor(request, tenant);
    void (answer ? request.respond(answer) : request.continue());
  });
}
