import { AppError } from '@/common/errors/appError';
import { once } from '@/common/once';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Connection } from '../connection/connection';
import type { Log } from '../telemetry/log';
import type { LocalSettings } from './localSettings';
import { parseConfig, readConfig } from './readConfig';
import type { Config } from './readConfig';

/** Relative to the page, which may be served from any folder. */
const FILE = 'config.json';
const ATTEMPT_TIMEOUT_MS = 5_000;
/** Delays before the second, third and fourth attempt. */
const RETRY_PAUSES_MS = [500, 1_500, 4_000];
/** Statuses that mean that there is no file: not found, gone. */
const ABSENT_STATUSES = [404, 410];

export interface SettingsService extends Observable<LocalSettings | undefined> {
  /**
   * Fetches `config.json` once. For a missing or invalid file the defaults apply, with one warning in the console. Any
   * other failure (network, timeout, another status) rejects with an `AppError` after four attempts, because the
   * defaults could send a password unencrypted; the next call tries again.
   */
  load(): Promise<LocalSettings>;
  /** Loads in the background and logs a failure. */
  prefetch(): void;
}

export interface SettingsParts {
  fetch: typeof fetch;
  connection: Pick<Connection, 'isOnline'>;
  language: Observable<string>;
  log: Log;
}

export function createSettings({ fetch, connection, language, log }: SettingsParts): SettingsService {
  const { isOnline } = connection;
  const current = createStore<LocalSettings | undefined>(undefined);
  let config: Config = {};
  let hasFailed = false;

  const warn = (message: string, error?: unknown) =>
    log({ level: 'warn', source: 'settings', message: `${FILE} ${message}`, error });

  /** The text of the file; undefined when the server has none. Rejects after any other failure. */
  async function fetchText(): Promise<string | undefined> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), ATTEMPT_TIMEOUT_MS);
    try {
      const answer = await fetch(FILE, { cache: 'no-cache', signal: abort.signal });
      const { ok, status, headers } = answer;
      const text = await answer.text();
      if (!ok && !ABSENT_STATUSES.includes(status)) throw new Error(`The server answered ${status}`);
      // Many servers answer an unknown path with index.html.
      const isPage = headers.get('content-type')?.includes('html') || /^\s*</.test(text);
      return ok && !isPage ? text : undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async function fetchWithRetries(): Promise<string | undefined> {
    for (const pauseMs of RETRY_PAUSES_MS) {
      try {
        return await fetchText();
      } catch (error) {
        log({ level: 'info', source: 'settings', message: `${FILE} is tried again`, error });
        await pause(pauseMs, isOnline);
      }
    }
    return fetchText();
  }

  function parse(text: string | undefined): Config {
    if (text === undefined) {
      warn('is missing, the defaults apply');
      return {};
    }
    try {
      return parseConfig(text);
    } catch (error) {
      warn('cannot be read, the defaults apply', error);
      return {};
    }
  }

  async function fetchSettings(): Promise<LocalSettings> {
    try {
      config = parse(await fetchWithRetries());
      const { settings, wrong } = readConfig(config, language.get());
      if (wrong.length > 0)
        warn(`has wrong values (a field gets its default, an entry is left out): ${wrong.join(', ')}`);
      current.set(settings);
      return settings;
    } catch (error) {
      hasFailed = true;
      throw new AppError('network', `${FILE} could not be fetched`, { code: 'errors.settings', cause: error });
    }
  }

  const fetchOnce = once(fetchSettings, { retryAfterFailure: true });
  const load = async () => current.get() ?? fetchOnce();
  const prefetch = () => void load().catch((error: unknown) => warn('could not be fetched', error));

  isOnline.subscribe(() => {
    if (hasFailed && isOnline.get()) prefetch();
  });
  let readLanguage = language.get();
  language.subscribe(() => {
    if (readLanguage === language.get()) return;
    readLanguage = language.get();
    if (current.get()) current.set(readConfig(config, readLanguage).settings);
  });
  return { get: current.get, subscribe: current.subscribe, load, prefetch };
}

/** Resolves after the delay, or earlier when the browser comes online. */
const pause = (ms: number, isOnline: Observable<boolean>) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = isOnline.subscribe(() => {
      if (isOnline.get()) end();
    });
  });
