import { StyleProvider } from '@ant-design/cssinjs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { ServicesProvider } from '@/app-context/services';
import { createFakeUpload } from '@/common/fakeTransfer';
import type { FakeTransfer } from '@/common/fakeTransfer';
import type { Language } from '@/common/languages';
import { createOwnRecords } from '@/services/storage/ownRecords';
import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import { createOverlays } from '@/workspace/overlays/createOverlays';
import { OverlaysLayer } from '@/workspace/overlays/OverlaysLayer';
import type { ToolContext } from '@/workspace/overlays/tools';
import type { RunningJob } from '@/workspace/transfers/runningJobs';
import { createSpreadsheetTool } from './createSpreadsheetTool';

/** antd's dialog measures the scroll bar with a pseudo element, which jsdom does not support. */
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

const OWNER = { tenantCode: 'hd', accountCode: 'li', positionId: 'p' };

/** For tests: the tool with a fake server and storage, and a place for its dialogs. Timers must be fake. */
export async function setUpDialogs(language: Language = 'zh-CN') {
  const page = new EventTarget();
  const services = createTestServices({ page: page as Window });
  signIn(services);
  await services.i18n.setLanguage(language);
  await services.i18n.loadNamespaces('files');
  const notices = {
    success: jest.fn(),
    info: jest.fn(),
    warning: jest.fn(),
    error: jest.fn(),
    report: jest.fn(),
    confirm: jest.fn<Promise<boolean>, [object]>(),
  };
  /** What the storage holds under any address. */
  const stored = { file: new Blob(), canSave: true, arrives: Promise.resolve() };
  const transfers: FakeTransfer[] = [];
  const saved: (readonly [url: string, filename: string])[] = [];
  const navigate = jest.fn();
  const shownJobs: (readonly RunningJob[])[] = [];
  /** Another one has the same records: the page after a reload. */
  function open() {
    const overlays = createOverlays();
    const tool = createSpreadsheetTool({
      services,
      notices: notices as unknown as ToolContext['notices'],
      overlays,
      navigate,
      transferList: () => Promise.resolve({ showJobs: (jobs) => void shownJobs.push(jobs) }),
      records: createOwnRecords(services.records, OWNER),
      files: () =>
        Promise.resolve({
          upload({ file }) {
            const transfer = createFakeUpload('upload', file);
            transfers.push(transfer);
            return transfer;
          },
          picture: (url) => Promise.resolve(url),
          thumbnail: (url) => Promise.resolve(url),
          read: async () => {
            await stored.arrives;
            return stored.file;
          },
          save: async (url, filename) => saved.push([url, filename]) > 0 && stored.canSave,
        }),
    });
    const shown = render(
      <ServicesProvider services={services}>
        <StyleProvider mock="server">
          <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
            <App>
              <OverlaysLayer overlays={overlays} />
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
    navigate,
    stored,
    /** The running jobs that the header shows. */
    runningJobs: () => shownJobs.at(-1) ?? [],
    /** Cuts or restores the connection of the browser. */
    connection: (type: 'online' | 'offline') => act(async () => void page.dispatchEvent(new Event(type))),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    /** The last one, because the icon at the top has the name of the button that closes. */
    press: (name: string) => click(screen.getAllByRole('button', { name }).at(-1)!),
    click,
    choose: (files: readonly File[]) =>
      act(async () => void fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } })),
  };
}
