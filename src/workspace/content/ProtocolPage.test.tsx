import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '@/app-context/services';
import { createFakeHost } from '@/engine/fakeHost';
import type { Protocols } from '@/services';
import { createProtocols } from '@/services/protocols/protocols';
import { createTestServices } from '@/services/testing/createTestServices';
import type { PageFrame } from '../engine-host/createEngineHost';
import type { PageRuntime } from '../engine-host/createPageRuntime';
import { PageRuntimeContext } from '../runtime/contexts';
import { createPageSource } from './createPageSource';
import { ProtocolPage } from './ProtocolPage';

const PAGE = JSON.stringify({
  protocolversion: '1.0.0',
  pageinfo: { type: 200 },
  controls: [{ type: 'text', name: 'remark', title: '备注' }],
});
const FRAME: PageFrame = { pageId: 'v1', viewId: 'v1', close: () => Promise.resolve(true) };

/** A page whose protocol the server sends in these texts, one for each request. */
function showPage(texts: readonly string[]) {
  const answers = [...texts];
  const api = {
    page: ({ pageCode }: { pageCode: string }) => Promise.resolve({ pageCode, protocol: answers.shift() }),
    fragments: () => Promise.resolve({}),
  };
  const protocols: Protocols = createProtocols(api as unknown as Parameters<typeof createProtocols>[0]);
  const shapes = { get: () => undefined, note: () => undefined, noteHeight: () => undefined };
  const source = createPageSource({ protocols, log: jest.fn(), shapes });
  const host = createFakeHost();
  const runtime = { source, createHost: () => host } as unknown as PageRuntime;
  render(
    <ServicesProvider services={createTestServices()}>
      <PageRuntimeContext value={runtime}>
        <ProtocolPage frame={FRAME} pageCode="order" chrome="page" />
      </PageRuntimeContext>
    </ServicesProvider>,
  );
}

it('a page whose protocol arrived truncated is fetched again by its retry button', async () => {
  showPage([PAGE.slice(0, 60), PAGE]);
  await userEvent.click(await screen.findByRole('button', { name: 'engine.retry' }));
  expect(await screen.findByRole('textbox', { name: '备注' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'engine.retry' })).toBeNull();
});
