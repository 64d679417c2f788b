import type { SettingField, Settings } from '../../api/settings';
import { defaultPasswordProblem } from '../../kit/fields/defaultPassword';

/** The highest number of characters of the maximum of devices (business spec §5). */
export const DEVICE_MAXIMUM_LENGTH = 10;
/** The highest number of characters of the offline minutes. */
export const OFFLINE_MINUTES_LENGTH = 5;
/** The highest number of characters of a number of days. */
export const DEAL_DAYS_LENGTH = 10;

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;
/** The location window begins and ends at one of these steps: 00:00 to 23:45 (business spec §9). */
const WINDOW_STEP_MINUTES = 15;
const INTERVAL_MINUTES = { fewest: 15, most: 60, step: 5 } as const;

/** From `first` up to and including `last`. */
const steps = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The times of the location window: `HH:mm`. */
export const WINDOW_TIMES: readonly string[] = steps(0, MINUTES_PER_DAY - 1, WINDOW_STEP_MINUTES).map(
  (minute) => `${twoDigits(Math.floor(minute / MINUTES_PER_HOUR))}:${twoDigits(minute % MINUTES_PER_HOUR)}`,
);
/** The intervals of locating, in minutes. */
export const INTERVALS: readonly string[] = steps(
  INTERVAL_MINUTES.fewest,
  INTERVAL_MINUTES.most,
  INTERVAL_MINUTES.step,
).map(String);

const isPositive = (text: string, length: number) => /^[1-9]\d*$/.test(text) && text.length <= length;
const isNotNegative = (text: string, length: number) => /^(0|[1-9]\d*)$/.test(text) && text.length <= length;
const areDays = ({ asleepBelow, asleepUpper }: Settings) =>
  [asleepBelow, asleepUpper].every((days) => isPositive(days, DEAL_DAYS_LENGTH));
const isOrderWrong = (settings: Settings) =>
  areDays(settings) && Number(settings.asleepBelow) > Number(settings.asleepUpper);

/** Why the value of a field is not valid, as the key of a text (business spec §5); undefined when it is. */
export function problemOf(field: SettingField, settings: Settings): string | undefined {
  switch (field) {
    case 'password':
      return defaultPasswordProblem(settings.password);
    case 'maxDevices':
      if (!settings.isDeviceBound || isPositive(settings.maxDevices, DEVICE_MAXIMUM_LENGTH)) return undefined;
      return 'admin.config.devices.invalid';
    case 'offlineMinutes':
      return isNotNegative(settings.offlineMinutes, OFFLINE_MINUTES_LENGTH)
        ? undefined
        : 'admin.config.offline.invalid';
    case 'asleepBelow':
    case 'asleepUpper':
      if (!isPositive(settings[field], DEAL_DAYS_LENGTH)) return 'admin.config.days.invalid';
      return field === 'asleepBelow' && isOrderWrong(settings) ? 'admin.config.days.order' : undefined;
    default:
      return undefined;
  }
}

/** The warnings that say why the settings are not saved, as keys of texts (business spec §8), in the order of the form. */
export function warningsOf(settings: Settings): string[] {
  const isWrong = (field: SettingField) => problemOf(field, settings) !== undefined;
  return [
    ...(isWrong('password') ? ['admin.config.warning.password'] : []),
    ...(isWrong('maxDevices') ? ['admin.config.warning.devices'] : []),
    ...(isWrong('offlineMinutes') ? ['admin.config.warning.offline'] : []),
    ...(areDays(settings) ? [] : ['admin.config.warning.days']),
    ...(isOrderWrong(settings) ? ['admin.config.warning.daysOrder'] : []),
  ];
}

/** The fields that follow the two limits of a customer asleep (business spec §4). They cannot be edited themselves. */
const COPIES = {
  asleepBelow: ['active', 'potential', 'noDealBelow'],
  // Not named by the specification: with another upper limit the days between it and `noDealLost` would have no state.
  asleepUpper: ['lost', 'noDealUpper', 'noDealLost'],
} as const satisfies Partial<Record<SettingField, readonly SettingField[]>>;

/** The values of the fields that follow a change. */
export function copiesOf(changed: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(COPIES).flatMap(([source, targets]) => {
      const value = changed[source as keyof typeof COPIES];
      return value === undefined ? [] : targets.map((target) => [target, value] as const);
    }),
  );
}
