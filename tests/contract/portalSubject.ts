import type { Language, Portal, User } from '../../src/portal/contract/portal';

/** A portal with controls and observations of its environment. */
export interface PortalSubject {
  /** The portal of a view that is open in a tab. */
  portal: Portal;
  /** Sets the server's response to a POST of this path. */
  answer(path: string, respData: unknown): void;
  /** Makes the server answer a POST of this path with a business error. */
  refuse(path: string, code: string): void;
  changeUser(change: Partial<User>): void;
  changeLanguage(language: Language): Promise<void>;
  changeTheme(name: 'light' | 'dark'): void;
  /** Sets the user's answer to future questions. */
  answerConfirm(isYes: boolean): void;
  /** Presses Ctrl-P in front of the view. Resolves to whether the product prints instead of the browser. */
  pressPrint(): Promise<boolean>;
  /** Shows mounted pages from now on: each has the control `reason`, and misses something unless it is valid. */
  showPages(options: { isValid: boolean }): void;
  /** Enters a text into the control `reason` of the mounted page. */
  enterReason(reason: string): void;
  /** Sets what the expressions of the tests answer, where they are not evaluated. */
  prepareExpressions(values: Readonly<Record<string, unknown>>, problems: readonly string[]): void;
  seen(): {
    notices: readonly { tone: string; text: string }[];
    isDirty: boolean;
    title: string | undefined;
    routes: readonly string[];
    mountedPages: number;
    /** Titles of the prints that were shown. */
    prints: readonly string[];
    isOpen: boolean;
  };
}
