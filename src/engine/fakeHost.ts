import { toAppError } from '@/common/errors/appError';
import type { ExportRequest, ImportRequest } from '@/common/spreadsheet';
import type { PrintRequest } from '@/common/printing';
import { createStore } from '@/common/store';
import { createFakePageDrafts } from './fakeDrafts';
import type { BusinessCall, EngineHost, PageOpenRequest } from './host';

export interface FakeHost extends EngineHost {
  /** What the page asked for, in order. */
  readonly log: {
    readonly calls: BusinessCall[];
    readonly opened: PageOpenRequest[];
    readonly closed: unknown[];
    readonly returned: string[];
    readonly messages: [kind: string, text: string][];
    readonly imports: ImportRequest[];
    readonly exports: ExportRequest[];
    readonly errors: unknown[];
    readonly dirty: boolean[];
    readonly prints: PrintRequest[];
    /** The routes of each native screen that was shown, oldest first; empty once it is disposed. */
    readonly views: { element: HTMLElement; routes: string[] }[];
    /** The offers to undo that are shown. */
    readonly undos: { text: string; undo: () => void }[];
  };
}

/** Somebody who may do everything and of whom nothing is known. */
export const fakeUser = (overrides: Partial<EngineHost['user']> = {}): EngineHost['user'] => ({
  field: () => undefined,
  hasFunction: () => true,
  hasRole: () => false,
  hasPermission: () => true,
  all: () => ({ user: {}, functions: [], roles: [] }),
  ...overrides,
});

/** A host for tests and benchmarks: it records, answers texts with their keys, and refuses what was not overridden. */
export function createFakeHost(overrides: Partial<EngineHost> = {}): FakeHost {
  const log: FakeHost['log'] = {
    calls: [],
    opened: [],
    closed: [],
    returned: [],
    messages: [],
    imports: [],
    exports: [],
    errors: [],
    dirty: [],
    prints: [],
    views: [],
    undos: [],
  };
  const say = (kind: string) => (text: string) => void log.messages.push([kind, text]);
  let ids = 0;
  const kept = new Map<string, unknown>();
  const host: EngineHost = {
    translation: createStore({ language: 'zh-CN' }),
    t: (key, params) => (params && Object.keys(params).length > 0 ? `${key} ${JSON.stringify(params)}` : key),
    hasText: () => true,
    loadControlTexts: () => Promise.resolve(),
    addTexts: () => undefined,
    user: fakeUser(),
    scripts: {
      warm: () => undefined,
      run: ({ place }) => Promise.reject(new Error(`No sandbox for ${place}`)),
      close: () => undefined,
    },
    call: ({ api }) => Promise.reject(new Error(`No answer for ${api}`)),
    organisations: () => Promise.resolve([]),
    pages: { open: () => Promise.resolve(undefined), close: () => Promise.resolve(true), returnTo: () => undefined },
    message: { success: say('success'), info: say('info'), warning: say('warning'), error: say('error') },
    events: { emit: () => undefined, on: () => () => undefined },
    offerUndo(text, undo, onEnd) {
      const remove = () => log.undos.includes(offer) && log.undos.splice(log.undos.indexOf(offer), 1);
      const offer = {
        text,
        undo() {
          remove();
          undo();
        },
      };
      log.undos.push(offer);
      return () => void (remove() && onEnd?.());
    },
    confirm: () => Promise.resolve(true),
    report: (error) => void log.errors.push(error),
    errorText: (error) => toAppError(error).message,
    preferences: { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) },
    drafts: createFakePageDrafts(),
    components: { find: () => 'unknown' },
    spreadsheet: { import: () => Promise.resolve('success'), export: () => Promise.resolve('success') },
    setDirty: (isDirty) => void log.dirty.push(isDirty),
    offerSave: () => () => undefined,
    offerPrint: () => () => undefined,
    trackSave: () => undefined,
    files: () => Promise.reject(new Error('No file storage')),
    print(request) {
      log.prints.push(request);
      return Promise.resolve();
    },
    mountView(element, { route }) {
      const view = { element, routes: [route] };
      log.views.push(view);
      return { show: (next) => void view.routes.push(next), dispose: () => void (view.routes = []) };
    },
    nextId: () => Promise.resolve(`id-${++ids}`),
    ...overrides,
  };
  return {
    ...host,
    log,
    call: (request) => {
      log.calls.push(request);
      return host.call(request);
    },
    spreadsheet: {
      import: (request) => {
        log.imports.push(request);
        return host.spreadsheet.import(request);
      },
      export: (request) => {
        log.exports.push(request);
        return host.spreadsheet.export(request);
      },
    },
    pages: {
      open: (request, handlers) => {
        log.opened.push(request);
        return host.pages.open(request, handlers);
      },
      close: (result) => {
        log.closed.push(result);
        return host.pages.close(result);
      },
      returnTo: (pageCode) => {
        log.returned.push(pageCode);
        host.pages.returnTo(pageCode);
      },
    },
  };
}
