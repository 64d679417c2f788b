import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import type { Environment } from './environment';
import { memoryStorage } from './storage/memoryStorage';

export interface EmbeddedEnvironmentParts {
  renewToken: NonNullable<Environment['renewToken']>;
  /** Gets the errors that go to the console, without their details. */
  reportError(message: string): void;
}

/**
 * The browser for a portal in a partner's page. The session belongs to the frame alone, and the settings to the partner's
 * page: both are in memory. The databases are the browser's: they hold drafts of unsaved input, the server's texts and the
 * code of the tenant's widgets. So is the channel of saved records (`drafts/saveNotes`), unlike that of the session. It
 * therefore works where third-party storage is blocked, and never touches the session of a person who uses the portal in
 * a tab of the same browser.
 */
export function embeddedEnvironment(
  browser: Environment,
  { renewToken, reportError }: EmbeddedEnvironmentParts,
): Environment {
  const silent = () => undefined;
  return {
    ...browser,
    storage: memoryStorage(),
    // The frame has the chrome that its address requests, whatever its first page is.
    tabStorage: memoryStorage({ [STORAGE_KEYS.windowFrame]: '1' }),
    tabs: { post: silent, listen: () => silent, onWake: () => silent },
    lock: (_name, work) => work(),
    renewToken,
    console: {
      info: (...line: unknown[]) => browser.console.info(...line),
      warn: (...line: unknown[]) => browser.console.warn(...line),
      error(...line: unknown[]) {
        browser.console.error(...line);
        reportError(String(line[0]));
      },
    },
  };
}
