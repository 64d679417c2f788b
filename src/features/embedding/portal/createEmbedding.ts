import { array, literal, number, object, record, safeParse, string, unknown } from 'valibot';
import { AppError, isAppError } from '@/common/errors/appError';
import { isUnanswered } from '@/common/errors/isUnanswered';
import type { Disposable } from '@/common/disposable';
import { languageOf } from '@/common/languages';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { RenewalReason, Services, Session, Tokens } from '@/services';
import { CONNECT, PROTOCOL_VERSIONS } from '../wire';
import type { HeightMode, PortalEvents, RefusalReason, StartOptions, TokenReason } from '../wire';
import { LEAST_PX } from './autoHeight';
import {
  forgetWorkplace,
  keepChosenOptions,
  languageOfAddress,
  themeOfAddress,
  workplaceOfAddress,
} from './chosenOptions';
import type { Workplace } from './chosenOptions';
import { createPeer } from './createPeer';
import type { Peer } from './createPeer';
import type { EmbeddedFrame } from './detectFrame';
import { isRoute, portalCalls } from './portalCalls';
import { publishWorkspace } from './publishWorkspace';
import type { EmbeddedWorkspace } from './publishWorkspace';
import { readPartnerToken } from './readPartnerToken';
import type { PartnerSignIn } from './readPartnerToken';
import { showVisiblePart } from './showVisiblePart';

type AuthReason = PortalEvents['authRequired']['reason'];

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
  /** `isAfterWork`: there was a workspace before, whose unsaved input is kept as drafts. */
  | { step: 'authRequired'; reason: AuthReason; isAfterWork: boolean }
  | { step: 'signedIn' };

/** A sign-in with a token of the partner to a position; the empty id leaves the choice to the person. */
export type PositionSignIn = PartnerSignIn & { positionId: string };

export interface EmbeddingDeps {
  frame: EmbeddedFrame;
  page: Window;
  services: Pick<Services, 'settings' | 'i18n' | 'errors' | 'log' | 'session' | 'renewInTime'>;
  /** Signs in by the flow of a link, in memory, then opens the page that the person was on, or else this route. */
  signInByLink(signIn: PositionSignIn, route: string, onFailed: (error: AppError) => void): void;
  /** The tokens of the same person, tenant and position for a new token; rejects where they differ. */
  renewByLink(signIn: PartnerSignIn): Promise<Tokens>;
  /** Milliseconds since 1970. */
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
  renewToken(tokens: Tokens, reason: RenewalReason): Promise<Tokens>;
  /** Reports an error of the portal. */
  reportError(code: string, message: string): void;
}

/** The partner's page calls right after the frame has loaded. */
const CONNECT_TIMEOUT_MS = 15_000;

/** The limits of `getToken`. While a token is renewed calls wait, for less time than the renewal itself may take. */
const GET_TOKEN_LIMITS_MS: Readonly<Record<TokenReason, number>> = { signIn: 20_000, expiring: 8_000, refused: 8_000 };

const connectSchema = object({
  type: literal(CONNECT),
  versions: array(number()),
  options: record(string(), unknown()),
});

/** An option that is given, and what is wrong with it. */
const OPTION_RULES: Readonly<
  Record<keyof StartOptions, readonly [isRight: (value: unknown) => boolean, rule: string]>
> = {
  lang: [(value) => typeof value === 'string' && languageOf(value) !== undefined, 'no language of the portal'],
  route: [isRoute, 'not a path of the portal, such as /undeal'],
  position: [(value) => typeof value === 'string' && value.length <= 2_000, 'not the id of a position'],
  height: [(value) => value === 'auto' || value === 'fill', 'neither auto nor fill'],
};

/** The options of a start. One that is wrong counts as missing, and `onWrong` learns of it. */
function readOptions(given: Readonly<Record<string, unknown>>, onWrong: (problem: string) => void) {
  const read = (name: keyof StartOptions): string | undefined => {
    const value = given[name];
    if (value === undefined || value === null || value === '') return undefined;
    const [isRight, rule] = OPTION_RULES[name];
    if (isRight(value)) return value as string;
    onWrong(`${name} is ${rule}`);
    return undefined;
  };
  const [lang, route = '/', position = ''] = [read('lang'), read('route'), read('position')];
  const height: HeightMode = read('height') === 'auto' ? 'auto' : 'fill';
  return { lang, start: { route, position, height } };
}

/** The sign-in to this place, unless the partner names another tenant by now. */
function inPlace(signIn: PositionSignIn, { tenant, product, position }: Workplace): PositionSignIn {
  if (signIn.tenantCode && signIn.tenantCode !== tenant) return signIn;
  return { ...signIn, tenantCode: tenant, productCode: signIn.productCode || product, positionId: position };
}

const isSame = (one: PositionSignIn, other: PositionSignIn) =>
  (['tenantCode', 'productCode', 'positionId'] as const).every((name) => one[name] === other[name]);

/** The product's version names the product as well. */
const workplaceOf = (session: Session | undefined): Workplace => ({
  tenant: session?.login.tenantCode ?? '',
  product: session?.login.productVersionCode ?? '',
  position: session?.user.positionId ?? '',
});

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Connects with the partner's page, signs in with its tokens, and keeps them renewed. */
export function createEmbedding({ frame, page, services, signInByLink, renewByLink, now }: EmbeddingDeps): Embedding {
  const { settings, i18n, errors, log, session } = services;
  const state = createStore<EmbeddingState>({ step: 'connecting' });
  const workspace = createStore<EmbeddedWorkspace | undefined>(undefined);
  let peer: Peer | undefined;
  let version = 0;
  let options: { route: string; position: string; height: HeightMode } = { route: '/', position: '', height: 'fill' };
  let isConnecting = false;
  let asking: Promise<PartnerSignIn | undefined> | undefined;
  let announcedExpiry: number | undefined;
  /** Why the last renewal brought no token: the reason for the end of the session, which follows. */
  let refusal: AuthReason | undefined;
  /** The present sign-in, and why it failed; a person who goes back has no failure. */
  let attempt: { signIn: PositionSignIn; error?: AppError } | undefined;
  let isAfterWork = false;
  /** Ends what the last workspace has begun, once. */
  let detach: Disposable = () => undefined;

  const warn = (message: string, error?: unknown) => log({ level: 'warn', source: 'embedding', message, error });

  /** What the partner's developers must know: an event, and a line of the console. */
  function report(code: string, message: string, error?: unknown) {
    warn(message, error);
    peer?.emit('error', { code, message });
  }

  /** The screens before the workspace have no page whose height could be measured. */
  const askRoom = () => {
    if (options.height === 'auto') peer?.emit('resize', { height: LEAST_PX });
  };

  function requireAuth(reason: AuthReason) {
    state.set({ step: 'authRequired', reason, isAfterWork });
    peer?.emit('authRequired', { reason });
    askRoom();
  }

  async function fetchToken(reason: TokenReason): Promise<PartnerSignIn | undefined> {
    try {
      const answer = await peer?.call('getToken', { reason }, GET_TOKEN_LIMITS_MS[reason]);
      const { signIn, problem } = readPartnerToken(answer, now());
      if (problem) report('badToken', problem);
      return signIn;
    } catch (error) {
      report('noToken', messageOf(error), error);
      return undefined;
    }
  }

  /** One question at a time: calls that are refused together share it. */
  const askToken = (reason: TokenReason): Promise<PartnerSignIn | undefined> =>
    (asking ??= fetchToken(reason).finally(() => {
      asking = undefined;
    }));

  /**
   * The place of the last workspace. The address holds it for a frame that is loaded again, but that of an earlier entry of
   * the history may hold another one.
   */
  let last = workplaceOfAddress(page);
  function forgetLast() {
    last = undefined;
    forgetWorkplace(page);
  }

  /** Signs in to the place of the last workspace, or else to that of the partner. */
  async function signIn() {
    state.set({ step: 'asking' });
    const found = await askToken('signIn');
    if (!found) return requireAuth('noToken');
    state.set({ step: 'signingIn' });
    const plain: PositionSignIn = { ...found, positionId: options.position };
    const current: NonNullable<typeof attempt> = { signIn: last ? inPlace(plain, last) : plain };
    attempt = current;
    signInByLink(current.signIn, options.route, (error) => {
      current.error = error;
      // The place of the address may be that of an earlier person, or have been taken away.
      if (isSame(current.signIn, plain) || isUnanswered(error)) return;
      forgetLast();
      void signIn();
    });
  }

  /** The sign-in has brought the person back to the screen of the frame. */
  function endSignIn() {
    const { signIn: { tenantCode = '', positionId = '' } = {}, error } = attempt ?? {};
    if (!error) return requireAuth('signedOut');
    const asked = [tenantCode && `tenant ${tenantCode}`, positionId && `position ${positionId}`].filter(Boolean);
    const place = asked.length > 0 ? ` (${asked.join(', ')})` : '';
    report('signIn', `The sign-in with the partner's token was refused${place}: ${errors.text(error)}`, error);
    requireAuth('refused');
  }

  async function connect() {
    const late = setTimeout(() => state.set({ step: 'unconnected' }), CONNECT_TIMEOUT_MS);
    const { port, origin, data } = await frame.request;
    clearTimeout(late);
    state.set({ step: 'connecting' });
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
    const wrong: string[] = [];
    const { lang, start: given } = readOptions(parsed.output.options, (problem) => wrong.push(problem));
    options = given;
    peer = createPeer({
      port,
      calls: portalCalls({ i18n, workspace: workspace.get }),
      onVisible: (part) => showVisiblePart(page, part),
      now,
    });
    peer.post({ type: 'accepted', version, nonce: frame.nonce });
    wrong.forEach((problem) => report('badOption', problem));
    askRoom();
    const language = languageOfAddress(page) ?? languageOf(lang ?? '');
    if (language)
      await i18n.setLanguage(language).catch((error: unknown) => warn('The language is not available', error));
    await signIn();
  }

  const start = () =>
    void connect().catch((error: unknown) => {
      warn('The frame could not be connected', error);
      isConnecting = false;
      state.set({ step: 'failed' });
    });

  function announceExpiry(expiresAt: number | undefined) {
    if (expiresAt === undefined || announcedExpiry === expiresAt) return;
    announcedExpiry = expiresAt;
    peer?.emit('tokenExpiring', { expiresAt });
  }

  /** A session that the person has not ended was ended by the platform, and goes on in the same position. */
  function endSession() {
    const isEndedByPlatform = session.signOutReason.get() !== undefined;
    if (!isEndedByPlatform) forgetLast();
    requireAuth(isEndedByPlatform ? (refusal ?? 'ended') : 'signedOut');
  }

  return {
    state,
    enter() {
      const { step } = state.get();
      if (step === 'signingIn') endSignIn();
      else if (step === 'signedIn') endSession();
      else if (!isConnecting) {
        isConnecting = true;
        start();
      }
    },
    signIn: () => void signIn(),
    attach(opened) {
      // React starts the workspace of another position before it has ended the one before.
      detach();
      workspace.set(opened);
      state.set({ step: 'signedIn' });
      refusal = undefined;
      const theme = themeOfAddress(page);
      if (theme) opened.theme.change({ mode: theme });
      isAfterWork = true;
      peer?.emit('ready', { version });
      last = workplaceOf(session.get());
      const disposables = [
        services.renewInTime(),
        keepChosenOptions(page, {
          theme: opened.theme,
          language: i18n.language,
          workplace: last,
        }),
        ...(peer ? [publishWorkspace(opened, { peer, page, height: options.height, i18n })] : []),
      ];
      const stop = () => {
        if (detach !== stop) return;
        detach = () => undefined;
        disposables.forEach((dispose) => dispose());
        workspace.set(undefined);
        askRoom();
      };
      detach = stop;
      return stop;
    },
    async renewToken({ expiresAt }, reason) {
      if (reason === 'expiring') announceExpiry(expiresAt);
      const found = await askToken(reason);
      if (!found) {
        refusal = 'noToken';
        throw new AppError('auth', 'The partner has no token', { status: 401 });
      }
      try {
        const renewed = await renewByLink(found);
        refusal = undefined;
        return renewed;
      } catch (error) {
        if (isAppError(error, 'auth')) refusal = 'refused';
        throw error;
      }
    },
    reportError: (code, message) => peer?.emit('error', { code, message }),
  };
}
