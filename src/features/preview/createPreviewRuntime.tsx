import { createContext, use } from 'react';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { PREVIEW } from '@/common/constants/preview';
import { AppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { EngineHost, PageOpenRequest } from '@/engine/host';
import type { Finding } from '@/engine/workshop';
import type { Services } from '@/services';
import type { PrintTool } from '@/workspace/overlays/tools';
import { createLazyScripts } from '@/workspace/engine-host/createLazyScripts';
import { createPageEvents } from '@/workspace/engine-host/createPageEvents';
import { createUserGestures, nextOpening } from '@/workspace/navigation/opening';
import type { Opening } from '@/workspace/navigation/opening';
import { readCapsule } from '@/workspace/support/capsule/readCapsule';
import type { CapsuleReading } from '@/workspace/support/capsule/readCapsule';
import type { Capsule } from '@/workspace/support/capsule/capsule';
import { createOverlays } from '@/workspace/overlays/createOverlays';
import type { Overlays } from '@/workspace/overlays/createOverlays';
import { createNotices } from '@/workspace/notices/createNotices';
import type { Notices, NoticesDeps } from '@/workspace/notices/createNotices';
import { createPreview } from './createPreview';
import type { Preview, SentPage } from './createPreview';
import type { PreviewEnvironment } from './environment';
import { createOpenedPages } from './host/createOpenedPages';
import type { OpenedPages } from './host/createOpenedPages';
import { createPreviewHost } from './host/createPreviewHost';
import type { MessageFault } from './messages/readMessage';
import { readAddress } from './messages/readAddress';
import type { PreviewAddress } from './messages/readAddress';
import { samplePageOf } from './sample/samplePageOf';
import { startSources } from './sources/startSources';

/** Loads the engine's tools for authors: validation, completion, examples, trace. */
export const loadWorkshop = async () => (await import(/* webpackChunkName: "engine" */ '@/engine')).loadWorkshop();

/** `page` shows the page that was sent, `editor` the playground. */
export type Mode = 'page' | 'editor';

const MODE_KEY = STORAGE_KEYS.previewMode;

/** What is wrong with the page that was sent last. */
export interface PageFindings {
  /** The page cannot be shown at all; the page before it stays. */
  readonly isRefused: boolean;
  readonly pageCode?: string;
  readonly findings: readonly Finding[];
  /** What is wrong with the last message, when it is no page. */
  readonly fault?: MessageFault;
}

const NO_FINDINGS: PageFindings = { isRefused: false, findings: [] };

export interface PreviewRuntime {
  readonly environment: PreviewEnvironment;
  readonly mode: Observable<Mode>;
  /** The mode is stored for the browser tab. */
  choose(mode: Mode): void;
  readonly preview: Preview;
  readonly problems: Observable<PageFindings>;
  /** The report that is shown in place of a page. */
  readonly capsule: Observable<Capsule | undefined>;
  /** Shows a report that was read, or says why it cannot be read. */
  openCapsule(read: CapsuleReading): void;
  closeCapsule(): void;
  readonly address: PreviewAddress;
  readonly opened: OpenedPages;
  readonly notices: Notices;
  readonly overlays: Overlays;
  /** Creates the EngineHost of one page. `close` runs when the page closes itself; `opening` is set when another page opened it. */
  hostFor(page: SentPage, close: (result?: unknown) => void, opening?: Opening): EngineHost;
  /** Listens to all sources until it is disposed. */
  start(): () => void;
}

export interface PreviewRuntimeDeps {
  services: Pick<Services, 'i18n' | 'errors' | 'log' | 'session' | 'settings' | 'tabStorage'>;
  antd: NoticesDeps['antd'];
  print: PrintTool;
  environment: PreviewEnvironment;
  /** The query of the address with port and key. */
  search: string;
}

/** Composes the preview: sources, pairing, messages, notices and the hosts of its pages. */
export function createPreviewRuntime({
  services,
  antd,
  print,
  environment,
  search,
}: PreviewRuntimeDeps): PreviewRuntime {
  const { i18n, errors, log, session, settings, tabStorage } = services;
  const t = (key: string, params?: Record<string, unknown>) => i18n.t(key, params);
  const address = readAddress(search);
  const notices = createNotices({ antd, errors, t, log });
  const gestures = createUserGestures();
  const events = createPageEvents({ report: notices.report, t, gestureCount: gestures.count });
  const scripts = createLazyScripts({
    webScripts: () => [],
    t,
    log: (message, error) => log({ level: 'error', source: 'scripts', message, error }),
  });
  const opened = createOpenedPages();
  const overlays = createOverlays();
  const preferences = new Map<string, unknown>();
  // A frame shares the storage of the browser tab with the playground around it, whose mode this is.
  const storedMode = address.isFramed ? undefined : tabStorage.getItem(MODE_KEY);
  const mode = createStore<Mode>(storedMode === 'editor' ? 'editor' : 'page');
  const problems = createStore<PageFindings>(NO_FINDINGS);
  const capsule = createStore<Capsule | undefined>(undefined);

  /** Opens a page that was sent before; for any other page a notice names its code. */
  async function open(request: PageOpenRequest, opener: Opening | undefined): Promise<unknown> {
    const page = preview.find(request.pageCode);
    if (page)
      return opened.open(page, request, nextOpening(opener, request.pageCode, { gestureCount: gestures.count, t }));
    notices.info(t('preview.opens', { code: request.pageCode, mode: request.mode }));
    return undefined;
  }

  const hostFor: PreviewRuntime['hostFor'] = (page, close, opening) =>
    createPreviewHost({
      i18n,
      notices,
      events,
      scripts,
      page: samplePageOf(page),
      open: (request) => open(request, opening),
      close,
      preferences,
      mapKey: () => settings.get()?.mapKey ?? '',
      print: (request) => print(request, { overlays, notices, services }),
      newId: environment.newId,
    });

  function choose(next: Mode) {
    mode.set(next);
    if (!address.isFramed) tabStorage.setItem(MODE_KEY, next);
  }

  function openCapsule(read: CapsuleReading) {
    if ('fault' in read) {
      notices.report(new AppError('user', t(`preview.capsule.fault.${read.fault}`)));
      return;
    }
    opened.closeAll();
    problems.set(NO_FINDINGS);
    capsule.set(read.capsule);
    choose('page');
  }

  const preview = createPreview({
    newCode: environment.newCode,
    socketKey: address.key,
    examine: async (page) =>
      (await loadWorkshop()).examine(
        page,
        hostFor(page, () => {}),
      ),
    onRefused({ pageCode }, findings) {
      problems.set({ isRefused: true, pageCode, findings });
      choose('page');
    },
    onAccepted({ pageCode }, findings) {
      problems.set({ isRefused: false, pageCode, findings });
      capsule.set(undefined);
      opened.closeAll();
      choose('page');
    },
    onCapsule: (sent) => openCapsule(readCapsule(sent)),
    commands: {
      reload: environment.reload,
      clear: () => {
        environment.clearStorage();
        notices.info(t('preview.cleared'));
      },
      logout: () => {
        session.signOut();
        environment.later(environment.reload, PREVIEW.reloadAfterLogoutMs);
      },
      close: environment.close,
    },
    onFault(fault) {
      problems.set({ ...problems.get(), isRefused: false, fault });
      choose('page');
    },
    report: notices.report,
  });

  function start() {
    const stopSources = startSources(preview, environment, address, { settings, log });
    const stopCounting = gestures.start(window);
    return () => {
      stopCounting();
      stopSources();
      scripts.dispose();
    };
  }

  return {
    environment,
    preview,
    problems,
    capsule,
    openCapsule,
    closeCapsule: () => capsule.set(undefined),
    address,
    opened,
    notices,
    overlays,
    mode,
    choose,
    hostFor,
    start,
  };
}

export const PreviewContext = createContext<PreviewRuntime | undefined>(undefined);

/** The running preview. */
export function usePreviewRuntime(): PreviewRuntime {
  const runtime = use(PreviewContext);
  if (!runtime) throw new Error('usePreviewRuntime needs a PreviewContext above it');
  return runtime;
}
