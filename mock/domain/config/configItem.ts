import type { AdminRecord, LoggedFields } from '../records/record';
import type { ConfigKey, DealDays, Settings } from './settings';

/** One of the settings of a company. Its id is its key. */
export type ConfigItem = AdminRecord & {
  setting: Settings[ConfigKey];
  /** How often the default password was set: the operation log shows this number in its place. */
  passwordCount: number;
};

const daysText = ({ first, asleep: { below, upper }, lost }: DealDays) => `≤${first} / ${below}–${upper} / >${lost}`;

const FIELDS: { readonly [Key in ConfigKey]: (setting: Settings[Key]) => LoggedFields } = {
  register: ({ deviceBinding: { isEnabled, maximum } }) => ({ deviceBinding: isEnabled, maximumDevices: maximum }),
  contactlist: ({ scope }) => ({ scope: `config.scope.${scope}` }),
  offlineset: ({ minutes }) => ({ offlineMinutes: minutes }),
  report: ({ source, withDeal, withoutDeal }) => ({
    source: `config.source.${source}`,
    withDeal: daysText(withDeal),
    withoutDeal: daysText(withoutDeal),
  }),
  passivelocateset: ({ begin, end, intervalMinutes }) => ({ window: `${begin}–${end}`, intervalMinutes }),
  storeapprove: ({ isOn }) => ({ approval: isOn }),
};

/** A setting in the operation log, without the password. */
export function loggedSetting({ id, setting, passwordCount }: ConfigItem): LoggedFields {
  const fields = (FIELDS[id as ConfigKey] as (value: unknown) => LoggedFields)(setting);
  return id === 'register' ? { passwordCount, ...fields } : fields;
}
