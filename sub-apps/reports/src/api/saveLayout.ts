import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { LayoutScope } from './report';
import { layoutBody } from './reportQuery';
import type { Layout } from './reportQuery';

/** Keeps a layout for the person, or for everybody who opens the report; undefined removes it. */
export async function saveLayout(
  http: PortalHttp,
  reportCode: string,
  scope: LayoutScope,
  layout: Layout | undefined,
): Promise<void> {
  await http.post('/api/teapi/report/savelayout', {
    reportcode: reportCode,
    scope,
    layout: layout ? layoutBody(layout) : null,
  });
}
