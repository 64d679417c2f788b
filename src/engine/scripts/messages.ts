import type { Codes } from '../host';

/** What one run of a script is about. It travels as JSON. */
export interface Frame {
  /** `input` of the step. */
  readonly input?: unknown;
  readonly event?: unknown;
  /** Results of the steps before this one, by id. */
  readonly steps?: Readonly<Record<string, unknown>>;
  /** The array's line that the event belongs to: ids of its row and section, with their values. */
  readonly line?: { readonly array: string; readonly row?: FrameLine; readonly section?: FrameLine };
  /** The table's row that the event belongs to. */
  readonly record?: Readonly<Record<string, unknown>>;
  /** The state of that row, in the order of `ROW_STATE`. */
  readonly recordState?: readonly unknown[];
}

export interface FrameLine {
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** What it may hold beside what it holds. */
  readonly names: readonly string[];
  /** Of a row: its state in the order of `ROW_STATE`. */
  readonly state?: readonly unknown[];
}

/** What a page is for its scripts, once for all of them. */
export interface RealmFacts {
  readonly page: Readonly<Record<string, unknown>>;
  readonly user: Readonly<Record<string, unknown>>;
  readonly functions: Codes;
  readonly roles: Codes;
}

/** From the page to the worker that holds the sandbox. `changes`: JSON of the `ControlState`s, by name, that it does not know yet. */
export type ToSandbox =
  /** First of all: the program of QuickJS, as its bytes or already compiled. */
  | { readonly kind: 'boot'; readonly program: ArrayBuffer | WebAssembly.Module }
  | {
      readonly kind: 'open';
      readonly realm: string;
      readonly facts: RealmFacts;
      readonly webScripts: readonly string[];
    }
  | {
      readonly kind: 'run';
      readonly realm: string;
      readonly run: number;
      readonly code: string;
      readonly frame: string;
      readonly changes?: string;
    }
  | {
      readonly kind: 'answer';
      readonly realm: string;
      readonly run: number;
      readonly request: number;
      readonly isOk: boolean;
      readonly answer?: string;
      readonly frame: string;
      readonly changes?: string;
    }
  /** The page does not go on with this run. */
  | { readonly kind: 'abandon'; readonly realm: string; readonly run: number }
  | { readonly kind: 'close'; readonly realm: string };

/** Why a script was stopped by force. */
export type StopReason = 'time' | 'memory';

/** From the worker to the page. Each `open`, `run` and `answer` has one reply. */
export type FromSandbox =
  | { readonly kind: 'booted'; readonly program: WebAssembly.Module }
  | { readonly kind: 'unbootable'; readonly reason: string }
  /** JSON of a `Turn`. */
  | { readonly kind: 'turn'; readonly turn: string }
  /** The realm is gone with everything that waited in it. */
  | { readonly kind: 'stopped'; readonly reason: StopReason; readonly isBroken: boolean };
