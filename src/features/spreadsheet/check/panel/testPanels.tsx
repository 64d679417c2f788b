import { StyleProvider } from '@ant-design/cssinjs';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import type { WorkerPort } from '../session/CheckWorker';
import { createCheckHandler } from '../worker/createCheckHandler';

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
