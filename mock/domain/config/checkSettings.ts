import { businessError } from '../apiError';
import type { DealDays, Settings } from './settings';
import {
  DEAL_DAYS_LENGTH,
  DEVICE_MAXIMUM_LENGTH,
  LOCATION_INTERVAL_MINUTES,
  LOCATION_STEP_MINUTES,
  OFFLINE_MINUTES_LENGTH,
} from './settings';

const PASSWORD = /^\d{6,8}$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTES_PER_HOUR = 60;

const isWhole = (number: number, from: number, length: number) =>
  Number.isInteger(number) && number >= from && String(number).length <= length;
const areDays = ({ first, asleep: { below, upper }, lost }: DealDays) =>
  [first, below, upper, lost].every((days) => isWhole(days, 1, DEAL_DAYS_LENGTH));
const isInOrder = ({ asleep: { below, upper } }: DealDays) => below <= upper;

/** Whether a time is one of the location window's steps from midnight on. */
function isStep(time: string): boolean {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return (Number(hours) * MINUTES_PER_HOUR + Number(minutes)) % LOCATION_STEP_MINUTES === 0;
}

const { fewest, most, step } = LOCATION_INTERVAL_MINUTES;

/** The rules of each setting (business spec §5, §9); each throws a business error. */
export const CHECKS: { readonly [Key in keyof Settings]: (setting: Settings[Key]) => void } = {
  register({ defaultPassword, deviceBinding }) {
    if (defaultPassword === '') throw businessError('config.password_required');
    if (!PASSWORD.test(defaultPassword)) throw businessError('config.password_format');
    if (!isWhole(deviceBinding.maximum, 1, DEVICE_MAXIMUM_LENGTH)) throw businessError('config.devices_invalid');
  },
  contactlist: () => undefined,
  offlineset({ minutes }) {
    if (!isWhole(minutes, 0, OFFLINE_MINUTES_LENGTH)) throw businessError('config.offline_invalid');
  },
  report({ withDeal, withoutDeal }) {
    if (!areDays(withDeal) || !areDays(withoutDeal)) throw businessError('config.days_invalid');
    if (!isInOrder(withDeal) || !isInOrder(withoutDeal)) throw businessError('config.days_order');
  },
  passivelocateset({ begin, end, intervalMinutes }) {
    // A window may cross midnight.
    if (!isStep(begin) || !isStep(end)) throw businessError('config.window_invalid');
    if (intervalMinutes < fewest || intervalMinutes > most || intervalMinutes % step !== 0)
      throw businessError('config.interval_invalid');
  },
  storeapprove: () => undefined,
};
