import type { Browser } from 'puppeteer';
import type { Platform } from '../../support/platform';

/** What a row has at hand. */
export interface Lab {
  browser: Browser;
  url: string;
  platform: Platform;
  /** Rounds that are asked for. */
  rounds: number;
  seed: number;
  /** Whether another round is to be run: not after the last one, nor when the time of the row is over. */
  goesOn(done: number): boolean;
}

export interface Figure {
  what: string;
  /** `undefined`: not measured. */
  measured: number | undefined;
  limit: number;
  /** The figure must not be smaller; otherwise not larger. */
  isAtLeast?: true;
}

export interface Outcome {
  /** Rounds that were run. */
  done: number;
  figures: readonly Figure[];
  /** What explains a miss; goes to the JSON. */
  details?: unknown;
}

/** A row of the fault table. */
export interface FaultRow {
  name: string;
  fault: string;
  mustHappen: string;
  demanded: string;
  rounds: number;
  /** Ends the row early, so that the whole table is measured in half an hour. */
  capMinutes: number;
  measure(lab: Lab): Promise<Outcome>;
}
