import { StyleProvider } from '@ant-design/cssinjs';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { read, utils } from 'xlsx';
import { ServicesProvider } from '@/app-context/services';
import type { CheckedColumn } from '@/common/spreadsheet';
import { createTestServices } from '@/services/testing/createTestServices';
import type { WorkerPort } from '../session/CheckWorker';
import { createCheckHandler } from '../worker/createCheckHandler';
import { workbookOf } from '../worker/testWorkbooks';
import { CheckPanel } from './CheckPanel';
import type { CheckPanelProps } from './CheckPanel';

/** antd measures the scroll bar by a pseudo element, which jsdom does not support. */
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

/** A worker that runs its handler in the test's own thread. Messages are copied and arrive later, as real ones do. */
export function startInProcess(): WorkerPort {
  const listeners: ((message: unknown) => void)[] = [];
  const handle = createCheckHandler((reply) => {
    const copy: unknown = structuredClone(reply);
    queueMicrotask(() => listeners.forEach((listener) => listener(copy)));
  });
  return {
    postMessage: (message) => queueMicrotask(() => handle(structuredClone(message))),
    onMessage: (listener) => void listeners.push(listener),
    onFailure: () => undefined,
    terminate: () => listeners.splice(0),
  };
}

/** Workers whose answers the test can hold back; what is asked meanwhile is answered in its order. */
export function createSlowReader() {
  const held: (() => void)[] = [];
  let isHeld = false;
  return {
    startReader(): WorkerPort {
      const port = startInProcess();
      return {
        ...port,
        onMessage: (listener) =>
          port.onMessage((message) => {
            if (isHeld) held.push(() => listener(message));
            else listener(message);
          }),
      };
    },
    hold() {
      isHeld = true;
    },
    /** Lets everything through. */
    async release() {
      isHeld = false;
      await act(async () => held.splice(0).forEach((pass) => pass()));
    },
  };
}

/** Renders a panel with the texts of a language. */
export async function renderPanel(panel: ReactNode, language: 'zh-CN' | 'en' | 'zh-TW' = 'zh-CN') {
  const services = createTestServices();
  if (language !== 'zh-CN') await services.i18n.setLanguage(language);
  await services.i18n.loadNamespaces('files');
  render(
    <ServicesProvider services={services}>
      {/* No style sheets, which slow down jsdom's queries. */}
      <StyleProvider mock="server">
        <ConfigProvider theme={{ token: { motion: false } }}>{panel}</ConfigProvider>
      </StyleProvider>
    </ServicesProvider>,
  );
  return { services, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

/** A file of the browser; jsdom's cannot be read without a FileReader. */
export function fileOf(bytes: Uint8Array, name = '客户.xlsx'): File {
  const file = new File([bytes as Uint8Array<ArrayBuffer>], name);
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.slice().buffer) });
}

/** What `openPanel` checks. */
export const COLUMNS: readonly CheckedColumn[] = [
  { title: '编号', type: 'text', isRequired: true, isUnique: true },
  { title: '数量', type: 'number' },
  { title: '类别', type: 'text', options: ['大', '小'] },
];
export const HEADER = COLUMNS.map(({ title }) => title);

/** Checks the rows of a sheet 表, the first of which is the header. */
export async function openPanel(
  rows: readonly (readonly unknown[])[],
  { language, ...changes }: Partial<CheckPanelProps> & { language?: 'zh-CN' | 'en' | 'zh-TW' } = {},
) {
  const stored: { value: unknown } = { value: undefined };
  const calls = {
    onReady: jest.fn<void, [File | undefined]>(),
    onCorrected: jest.fn<void, [boolean]>(),
    save: jest.fn<void, [Blob, string]>(),
  };
  const props = {
    file: fileOf(workbookOf({ 表: rows })),
    sheets: ['表'],
    columns: COLUMNS,
    memory: { get: () => stored.value, set: (value: unknown) => void (stored.value = value) },
    startReader: startInProcess,
    ...changes,
    ...calls,
  };
  const { user } = await renderPanel(<CheckPanel {...props} />, language);
  return { ...props, stored, user };
}

/** The rows of the sheet 表 with its header, of a file that goes on. */
export async function rowsOf(content: Blob | undefined): Promise<unknown[][]> {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(content ?? new Blob());
  });
  return utils.sheet_to_json(read(bytes).Sheets['表'] ?? {}, { header: 1 });
}
