import { array, literal, maxLength, number, object, optional, pipe, safeParse, string } from 'valibot';
import { TOKEN_REFRESH_THRESHOLD_MS } from '@/common/constants/request';
import { AppError } from '@/common/errors/appError';
import type { Disposable } from '@/common/disposable';
import { languageOf } from '@/common/languages';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Services, Tokens } from '@/services';
import { CONNECT, PROTOCOL_VERSIONS } from '../wire';
import type { HeightMode, PortalEvents, RefusalReason, TokenReason } from '../wire';
import { createPeer } from './createPeer';
import type { Peer } from './createPeer';
import type { EmbeddedFrame } from './detectFrame';
import { portalCalls } from './portalCalls';
import { publishWorkspace } from './publishWorkspace';
import type { EmbeddedWorkspace } from './publishWorkspace';
import { readPartnerToken } from './readPartnerToken';
import type { PartnerSignIn } from './readPartnerToken';
import { showVisiblePart } from './showVisiblePart';

/** What the frame shows while there is no workspace. */
export type EmbeddingState =
  | { step: 'connecting' }
  /** The partner's page did not call, or may not show the portal. */
  | { step: 'unconnected' }
  | { step: 'refused'; reason: RefusalReason }
  /** The configuration could not be read. */
  | { step: 'failed' }
  | { step: 'asking' }
  | { step: 'signingIn' }
  | { step: 'authRequired'; reason: PortalEvents['authRequired']['reason'] }
  | { step: 'signedIn' };

export interface EmbeddingDeps {
  frame: EmbeddedFrame;
  page: Window;
  services: Pick<Services, 'settings' | 'i18n' | 'log'>;
  /** Signs in by the flow of a link, in memory, then opens the route. */
  signInByLink(signIn: PartnerSignIn, route: string): void;
  /** The tokens of the same person, tenant and position for a new token; rejects where they differ. */
  renewByLink(signIn: PartnerSignIn): Promise<Tokens>;
  now(): number;
}

/** The portal in the frame of a partner's page. */
export interface Embedding {
  state: Observable<EmbeddingState>;
  /** Runs when the screen that stands for the sign-in is shown: connects, or notes that the session has ended. */
  enter(): void;
  /** Asks the partner's page for a token and signs in with it. */
  signIn(): void;
  /** Announces what happens in the workspace, and lets the partner's page use it. */
  attach(workspace: EmbeddedWorkspace): Disposable;
  /** Tokens in place of these; rejects with status 401 when the partner's page has none. */
  renewToken(tokens: Tokens): Promise<Tokens>;
  /** Reports an error of the portal. */
  reportError(code: string, message: string): void;
}

/** The partner's page calls right after the frame has loaded. */
const CONNECT_TIMEOUT_MS = 15_000;

const shortText = optional(pipe(string(), maxLength(2_000)));
const connectSchema = object({
  type: literal(CONNECT),
  versions: array(number()),
  options: object({ lang: shortText, route: shortText, position: shortText, height: shortText }),
});

/** Connects with the partner's page, signs in with its tokens, and keeps them renewed. */
export function createEmbedding({ frame, page, services, signInByLink, renewByLink, now }: EmbeddingDeps): Embedding {
  const { settings, i18n, log } = services;
  const state = createStore<EmbeddingState>({ step: 'connecting' });
  const workspace = createStore<EmbeddedWorkspace | undefined>(undefined);
  let peer: Peer | undefined;
  let version = 0;
  let options: { route: string; position: string; height: HeightMode } = { route: '/', position: '', height: 'fill' };
  let isConnecting = false;
  let asking: Promise<PartnerSignIn | undefined> | undefined;
  let announcedExpiry: number | undefined;

  const warn = (message: string, error?: unknown) => log({ level: 'warn', source: 'embedding', message, error });

  function requireAuth(reason: PortalEvents['authRequired']['reason']) {
    state.set({ step: 'authRequired', reason });
    peer?.emit('authRequired', { reason });
  }

  /** One question at a time: calls that are refused together share it. */
  const askToken = (reason: TokenReason): Promise<PartnerSignIn | undefined> =>
    (asking ??= (async () => readPartnerToken(await peer?.call('getToken', { reason }), options.position))().finally(
      () => {
        asking = undefined;
      },
    ));

  async function signIn(reason: TokenReason) {
    state.set({ step: 'asking' });
    const found = await askToken(reason).catch((error: unknown) => {
      warn('The partner gave no token', error);
      return undefined;
    });
    if (!found) return requireAuth('noToken');
    state.set({ step: 'signingIn' });
    signInByLink(found, options.route);
  }

  async function connect() {
    const request = await Promise.race([frame.request, after(CONNECT_TIMEOUT_MS)]);
    if (!request) return state.set({ step: 'unconnected' });
    const { port, origin, data } = request;
    const refuse = (reason: RefusalReason) => {
      port.postMessage({ type: 'refused', reason });
      state.set({ step: 'refused', reason });
    };
    const { embedOrigins } = await settings.load();
    if (!embedOrigins.includes(origin)) return refuse('origin');
    const parsed = safeParse(connectSchema, data);
    const common = PROTOCOL_VERSIONS.find((each) => parsed.success && parsed.output.versions.includes(each));
    if (!parsed.success || common === undefined) return refuse('version');
    version = common;
    const { lang = '', route = '/', position = '', height } = parsed.output.options;
    options = { route, position, height: height === 'auto' ? 'auto' : 'fill' };
    peer = createPeer({
      port,
      calls: portalCalls({ i18n, workspace: workspace.get }),
      onVisible: (part) => showVisiblePart(page, part),
    });
    peer.post({ type: 'accepted', version, nonce: frame.nonce });
    const language = languageOf(lang);
    if (language)
      await i18n.setLanguage(language).catch((error: unknown) => warn('The language is not available', error));
    await signIn('signIn');
  }

  const start = () =>
    void connect().catch((error: unknown) => {
      warn('The frame could not be connected', error);
      isConnecting = false;
      state.set({ step: 'failed' });
    });

  return {
    state,
    enter() {
      const { step } = state.get();
      if (step === 'signingIn') requireAuth('refused');
      else if (step === 'signedIn') requireAuth('ended');
      else if (!isConnecting) {
        isConnecting = true;
        start();
      }
    },
    signIn: () => void signIn('signIn'),
    attach(opened) {
      workspace.set(opened);
      state.set({ step: 'signedIn' });
      peer?.emit('ready', { version });
      const stop = peer && publishWorkspace(opened, { peer, page, height: options.height, i18n });
      return () => {
        stop?.();
        workspace.set(undefined);
      };
    },
    async renewToken({ expiresAt }) {
      const leftMs = (expiresAt ?? 0) - now();
      // A token that is valid for longer has been refused.
      const isExpiring = leftMs > 0 && leftMs < TOKEN_REFRESH_THRESHOLD_MS;
      if (expiresAt !== undefined && isExpiring && announcedExpiry !== expiresAt) {
        announcedExpiry = expiresAt;
        peer?.emit('tokenExpiring', { expiresAt });
      }
      const found = await askToken(isExpiring ? 'expiring' : 'refused');
      if (!found) throw new AppError('auth', 'The partner has no token', { status: 401 });
      return renewByLink(found);
    },
    reportError: (code, message) => peer?.emit('error', { code, message }),
  };
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
