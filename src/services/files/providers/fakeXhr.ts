type Listener = (event: unknown) => void;

export interface FakeXhrAnswer {
  /** 0: the connection breaks. */
  status: number;
  headers?: Record<string, string>;
  text?: string;
}

/** The requests that a fake XMLHttpRequest has sent. */
export interface SentXhr {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Replaces XMLHttpRequest: it tells the progress of 3 bytes and then answers. A broken connection reaches the state DONE
 * with status 0 before its `error` event, as in browsers. A request without an answer waits for `abort`.
 */
export function installFakeXhr(answer: (request: SentXhr) => FakeXhrAnswer | undefined) {
  const sent: SentXhr[] = [];

  class FakeXhr {
    static readonly LOADING = 3;
    static readonly DONE = 4;
    readonly listeners = new Map<string, Listener[]>();
    readonly uploadListeners: Listener[] = [];
    readonly headers: Record<string, string> = {};
    readonly upload: { onprogress?: Listener; addEventListener(type: string, listener: Listener): void } = {
      addEventListener: (_type, listener) => this.uploadListeners.push(listener),
    };
    readyState = 0;
    status = 0;
    responseText = '';
    responseType = '';
    response = '';
    answered: Record<string, string> = {};
    method = '';
    url = '';
    onload?: Listener;
    onerror?: Listener;
    onabort?: Listener;
    onloadend?: Listener;

    addEventListener(type: string, listener: Listener) {
      this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
    }

    open(method: string, url: string) {
      this.method = method;
      this.url = url;
    }

    setRequestHeader(name: string, value: string) {
      this.headers[name.toLowerCase()] = value;
    }

    getAllResponseHeaders() {
      return Object.entries(this.answered)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
    }

    send(body: unknown) {
      const request = { method: this.method, url: this.url, headers: this.headers, body };
      sent.push(request);
      [this.upload.onprogress, ...this.uploadListeners].forEach((listener) => listener?.({ loaded: 3 }));
      const answered = answer(request);
      if (answered) queueMicrotask(() => this.finish(answered));
    }

    abort() {
      this.emit('abort', this.onabort);
      this.onloadend?.({});
    }

    private finish({ status, headers = {}, text = '' }: FakeXhrAnswer) {
      Object.assign(this, { readyState: FakeXhr.DONE, status, responseText: text, answered: headers });
      this.emit('readystatechange');
      if (status === 0) this.emit('error', this.onerror);
      else this.emit('load', this.onload);
      this.onloadend?.({});
    }

    private emit(type: string, handler?: Listener) {
      [handler, ...(this.listeners.get(type) ?? [])].forEach((listener) => listener?.({}));
    }
  }

  const original = Object.getOwnPropertyDescriptor(globalThis, 'XMLHttpRequest');
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeXhr, configurable: true });
  return {
    sent,
    restore() {
      if (original) Object.defineProperty(globalThis, 'XMLHttpRequest', original);
      else Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
    },
  };
}
