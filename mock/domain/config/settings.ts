import { DEFAULT_REGISTER_CONFIG } from '../accounts/registerConfig';
import type { RegisterConfig } from '../accounts/registerConfig';

/** The customers by the days since their last deal; a customer between two limits is asleep. */
export interface DealDays {
  /** Active, or potential without a deal, up to this many days. */
  first: number;
  /** Asleep from more than `below` to `upper` days. */
  asleep: { below: number; upper: number };
  /** Lost after this many days. */
  lost: number;
}

/** The settings of a company by their key (business spec §3). */
export interface Settings {
  register: RegisterConfig;
  /** Whom the contact list shows: 1 the whole company, 2 the marketing organisation one level up and all below it. */
  contactlist: { scope: 1 | 2 };
  /** Minutes after which the app counts as offline. */
  offlineset: { minutes: number };
  /** What counts as a deal: 1 orders, 2 distribution records, 3 either. */
  report: { source: 1 | 2 | 3; withDeal: DealDays; withoutDeal: DealDays };
  /** When and how often the app records the location: `HH:mm`, minutes. */
  passivelocateset: { begin: string; end: string; intervalMinutes: number };
  /** Whether a new shop needs an approval. */
  storeapprove: { isOn: boolean };
}
export type ConfigKey = keyof Settings;

/** The highest number of characters of a maximum of devices. */
export const DEVICE_MAXIMUM_LENGTH = 10;
/** The highest number of characters of the minutes until offline. */
export const OFFLINE_MINUTES_LENGTH = 5;
/** The highest number of characters of a number of days. */
export const DEAL_DAYS_LENGTH = 10;
/** The location window begins and ends at a multiple of this many minutes. */
export const LOCATION_STEP_MINUTES = 15;
/** The intervals of locating that can be chosen, in minutes. */
export const LOCATION_INTERVAL_MINUTES = { fewest: 15, most: 60, step: 5 } as const;

const dealDays = (below: number, upper: number): DealDays => ({ first: below, asleep: { below, upper }, lost: upper });

/** The settings of a company that has changed none. */
export const DEFAULT_SETTINGS: Settings = {
  register: { ...DEFAULT_REGISTER_CONFIG, defaultPassword: '888888' },
  contactlist: { scope: 1 },
  offlineset: { minutes: 30 },
  report: { source: 1, withDeal: dealDays(30, 90), withoutDeal: dealDays(30, 90) },
  passivelocateset: { begin: '08:00', end: '18:00', intervalMinutes: LOCATION_INTERVAL_MINUTES.fewest },
  storeapprove: { isOn: true },
};

export const CONFIG_KEYS = Object.keys(DEFAULT_SETTINGS) as ConfigKey[];

/** What companies have changed, by tenant. */
export const SEEDED_SETTINGS: Readonly<Record<string, Partial<Settings>>> = {
  nf: {
    contactlist: { scope: 2 },
    offlineset: { minutes: 60 },
    report: { source: 3, withDeal: dealDays(15, 45), withoutDeal: dealDays(15, 45) },
    passivelocateset: { begin: '07:30', end: '20:00', intervalMinutes: 30 },
  },
  bf: {
    report: { source: 2, withDeal: dealDays(45, 120), withoutDeal: dealDays(45, 120) },
    storeapprove: { isOn: false },
  },
};
