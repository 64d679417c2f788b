import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/**
 * What is waited for comes within milliseconds on a machine that is idle, and within seconds on one that is not. Set
 * without React, whose scheduler keeps the MessageChannel that it finds when it is loaded.
 */
configure({ asyncUtilTimeout: 10_000 });

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
