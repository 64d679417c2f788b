import { StyleProvider } from '@ant-design/cssinjs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { ServicesProvider } from '@/app-context/services';
import type { Language } from '@/common/languages';
import { createOwnRecords } from '@/services/storage/ownRecords';
import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import { createOverlays } from '@/workspace/overlays/createOverlays';
import { OverlayLayer } from '@/workspace/overlays/OverlayLayer';
import type { ToolContext } from '@/workspace/overlays/toolContext';
import { createSpreadsheetTool } from './createSpreadsheetTool';
import { createFakeTransfer } from './fakeTransfer';
import type { FakeTransfer } from './fakeTransfer';

/** antd's dialog measures the scroll bar with a pseudo element, which jsdom does not support. */
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

const OWNER = { tenantCode: 'hd', accountCode: 'li', positionId: 'p' };

/** For tests: the tool with a fake server and storage, and a place for its dialogs. Timers must be fake. */
export async function setUpDialogs(language: Language = 'zh-CN') {
  const services = createTestServices();
  signIn(services);
  await services.i18n.setLanguage(language);
  await services.i18n.loadNamespaces('spreadsheet');
  const notices = { success: jest.fn(), info: jest.fn(), error: jest.fn(), report: jest.fn() };
  const transfers: FakeTransfer[] = [];
  const saved: (readonly [url: string, filename: string])[] = [];
  /** Another one has the same records: the page after a reload. */
  function open() {
    const overlays = createOverlays();
    const tool = createSpreadsheetTool(
      {
        services,
        notices: notices as unknown as ToolContext['notices'],
        overlays,
        records: createOwnRecords(services.records, OWNER),
        track: (transfer) => transfer,
      },
      {
        async upload({ file }) {
          const transfer = createFakeTransfer(file);
          transfers.push(transfer);
          return transfer;
        },
        save: async (url, filename) => void saved.push([url, filename]),
      },
    );
    const shown = render(
      <ServicesProvider services={services}>
        <StyleProvider mock="server">
          <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
            <App>
              <OverlayLayer overlays={overlays} />
            </App>
          </ConfigProvider>
        </StyleProvider>
      </ServicesProvider>,
    );
    return { tool, overlays, unmount: shown.unmount };
  }
  const click = (element: Element) => act(async () => void fireEvent.click(element));
  return {
    ...open(),
    open,
    services,
    server: services.server,
    notices,
    transfers,
    saved,
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    /** The last one, because the icon at the top has the name of the button that closes. */
    press: (name: string) => click(screen.getAllByRole('button', { name }).at(-1)!),
    click,
    choose: (files: readonly File[]) =>
      act(async () => void fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } })),
  };
}
