import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

/**
 * What is waited for comes within milliseconds on a machine that is idle, and within seconds on one that is not. Set
 * without React, whose scheduler keeps the MessageChannel that it finds when it is loaded.
 */
configure({ asyncUtilTimeout: 10_000 });

/** What is waited for is missing many times; the document is written into the last of these errors only. */
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (!isWaiting) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

/** React records a stack for each element, until it has recorded many: an eighth of the time of a test of a form. */
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

/** jsdom lacks matchMedia, which antd uses; no media query matches. */
window.matchMedia ??= (media: string) =>
  ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }) as unknown as MediaQueryList;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** A MessageChannel for React's scheduler and antd's forms; Node's would keep the test process alive. */
class MicrotaskChannel {
  port1 = { onmessage: null as null | ((event: { data: unknown }) => void), close() {} };
  port2 = {
    postMessage: (data: unknown) => queueMicrotask(() => this.port1.onmessage?.({ data })),
    close() {},
  };
}
globalThis.MessageChannel ??= MicrotaskChannel as unknown as typeof MessageChannel;

/** As in newer browsers they answer with a promise: an effect that returned it would fail when it is cleaned up. */
Element.prototype.scrollTo ??= () => Promise.resolve() as unknown;
Element.prototype.scrollIntoView ??= () => Promise.resolve() as unknown;
