/**
 * The messages between a partner's page and the portal that it shows in a frame. Both sides import this file, and the
 * partner's side is `embed.js`, so it contains nothing but names and types.
 *
 * ```
 * partner ── window.postMessage(Connect, origin, [port]) ──▶ portal      once per load of the frame
 * partner ◀──────────── port: Accepted | Refused ─────────── portal
 * partner ◀─────────── port: Call, Result, Event ──────────▶ portal
 * ```
 */

/** The versions that this build speaks, newest first. The portal chooses the first one that both sides know. */
export const PROTOCOL_VERSIONS = [1] as const;

export const CONNECT = 'atrium:connect';

/** The query parameter of the frame's address that carries the nonce. The frame is embedded where it is present. */
export const NONCE_PARAMETER = 'embed';

export type Chrome = 'none' | 'tabs' | 'full';
export type ThemeMode = 'light' | 'dark' | 'system';
/** `fill`: the frame is as high as its element. `auto`: as high as the page in front. */
export type HeightMode = 'fill' | 'auto';

/** What the portal starts with. Chrome and theme are in the address, because the first paint needs them. */
export interface StartOptions {
  lang?: string | undefined;
  route?: string | undefined;
  position?: string | undefined;
  height?: HeightMode | undefined;
}

export interface Connect {
  type: typeof CONNECT;
  nonce: string;
  versions: readonly number[];
  options: StartOptions;
}

/** Why the portal refuses a partner's page: its origin is not listed, or there is no common version. */
export type RefusalReason = 'origin' | 'version';

/** Why the portal asks for a token: at the start, because the present one ends soon, or because it was refused. */
export type TokenReason = 'signIn' | 'expiring' | 'refused';

/** The sign-in that a partner's `getToken` resolves to. */
export interface PortalToken {
  token: string;
  /** Milliseconds since 1970, in the future; without it the portal asks again only after the token has been refused. */
  expiresAt?: number | null | undefined;
  openToken?: string | null | undefined;
  /** Code of the tenant, and of the product or its version, where the person has several. */
  tenant?: string | null | undefined;
  product?: string | null | undefined;
}

/** The calls of the partner's page, with their parameters. */
export interface PortalCalls {
  navigate: { route: string };
  openTab: { route: string; title?: string | undefined };
  setLang: { lang: string };
  setTheme: { theme: ThemeMode };
  canLeave: Record<string, never>;
}

/** The one call of the portal. */
export interface PartnerCalls {
  getToken: { reason: TokenReason };
}

/** What the portal announces, with the details of each. When a workspace ends, its tabs close and its input with them. */
export interface PortalEvents {
  /** A workspace is shown: the first one, and each after a reload, a sign-in again or a change of position. */
  ready: { version: number };
  routeChanged: { route: string };
  titleChanged: { title: string };
  tabOpened: { route: string; title: string };
  tabClosed: { route: string; title: string };
  /** Whether there is input that is not saved. */
  dirtyChanged: { isDirty: boolean };
  /**
   * Nobody is signed in; the portal offers to ask `getToken` again. `noToken`: it has given none; `refused`: the platform
   * has refused it; `ended`: the session has ended; `signedOut`: the person has ended it.
   */
  authRequired: { reason: 'noToken' | 'refused' | 'ended' | 'signedOut' };
  /** The token ends soon and the portal asks `getToken` for another one. */
  tokenExpiring: { expiresAt: number };
  error: { code: string; message: string };
  /** Height of what the portal shows, in CSS pixels. Only with the height `auto`. */
  resize: { height: number };
  /** A link that leads out of the portal. `embed.js` opens it in a new window unless the handler returns false. */
  openExternal: { url: string };
}

export type EventName = keyof PortalEvents;

/** What goes over the port, in both directions. */
export type PortMessage =
  | { type: 'accepted'; version: number; nonce: string }
  | { type: 'refused'; reason: RefusalReason }
  | { type: 'call'; id: number; method: string; params: unknown }
  | { type: 'result'; id: number; value?: unknown; error?: { code: string; message: string } }
  | { type: 'event'; name: EventName; detail: unknown }
  /** The part of the frame that the window shows, in CSS pixels from the frame's top; for the height `auto`. */
  | { type: 'visible'; top: number; height: number };
