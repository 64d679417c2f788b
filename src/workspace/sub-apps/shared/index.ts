import dayjs from 'dayjs';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { SharedModule } from '../catalogue';

declare global {
  interface Window {
    /** Read by the externals of every sub-app's bundle. */
    __SHARED__?: Partial<Record<SharedModule, unknown>>;
  }
}

const LOADERS: Record<SharedModule, () => unknown> = {
  react: () => React,
  'react-dom': () => ReactDOM,
  'react-dom/client': () => ReactDOMClient,
  'react/jsx-runtime': () => jsxRuntime,
  'react/jsx-dev-runtime': () => jsxDevRuntime,
  antd: () => import('./antd'),
  '@ant-design/pro-components': () => import('./proComponents'),
  '@ant-design/icons': () => import('./icons'),
  dayjs: () => dayjs,
};

/** Resolves when the named packages are on `window.__SHARED__`. A failed one is fetched again by the next call. */
export async function ensureShared(names: readonly SharedModule[]): Promise<void> {
  const shared = (window.__SHARED__ ??= {});
  await Promise.all(
    names.map(async (name) => {
      shared[name] ??= await LOADERS[name]();
    }),
  );
}
