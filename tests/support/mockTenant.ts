import { createHash } from 'node:crypto';
import type { HTTPRequest, Page } from 'puppeteer';

const UI = '/api/teapi/protocol/uiprotocol';

export interface TestWidget {
  name: string;
  code: string;
  /** The tenant lists the hash of its file. */
  isNamed?: boolean;
  /** The downloaded code, if it differs. */
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

/** Intercepts the platform's calls: returns these components and, for `gallery-custom`, a page with these controls. */
export async function mockTenant(page: Page, tenant: Tenant): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const answer = answerFor(request, tenant);
    void (answer ? request.respond(answer) : request.continue());
  });
}
