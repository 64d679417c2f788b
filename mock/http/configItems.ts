import { boolean, number, object, picklist, pipe, string, transform, union } from 'valibot';
import type { GenericSchema } from 'valibot';
import { malformed } from '../domain/apiError';
import type { ConfigItem } from '../domain/config/configItem';
import type { ConfigKey, DealDays, Settings } from '../domain/config/settings';
import { CONFIG_KEYS } from '../domain/config/settings';
import type { Language } from '../domain/languages/table';
import { parseInput } from './input';
import { stampShape } from './recordCalls';

/** A number, or its digits as text. */
const numeric = pipe(
  union([number(), string()]),
  transform((value) => (typeof value === 'number' || /^\d+$/.test(value) ? Number(value) : Number.NaN)),
  number(),
);
/** 1 or 0, also as text or as a boolean. */
const flag = pipe(
  union([picklist([1, 0, '1', '0']), boolean()]),
  transform((value) => Number(value) === 1),
);
const choiceOf = <const Value extends number>(...values: Value[]) => pipe(numeric, picklist(values));
const dayEntries = { asleep: object({ below: numeric, upper: numeric }), lost: numeric };

/** The `configjson` of each key (business spec §3). */
const SCHEMAS: { readonly [Key in ConfigKey]: GenericSchema<unknown, Settings[Key]> } = {
  register: pipe(
    object({ defpassword: string(), devicebinding: object({ enable: flag, maximum: numeric }) }),
    transform(({ defpassword, devicebinding: { enable, maximum } }) => ({
      defaultPassword: defpassword,
      deviceBinding: { isEnabled: enable, maximum },
    })),
  ),
  contactlist: pipe(
    object({ contactset: choiceOf(1, 2) }),
    transform(({ contactset }) => ({ scope: contactset })),
  ),
  offlineset: pipe(
    object({ min: numeric }),
    transform(({ min }) => ({ minutes: min })),
  ),
  report: pipe(
    object({
      source: choiceOf(1, 2, 3),
      existdeal: object({ active: numeric, ...dayEntries }),
      notexistdeal: object({ potential: numeric, ...dayEntries }),
    }),
    transform(({ source, existdeal: { active, ...withDeal }, notexistdeal: { potential, ...withoutDeal } }) => ({
      source,
      withDeal: { first: active, ...withDeal },
      withoutDeal: { first: potential, ...withoutDeal },
    })),
  ),
  passivelocateset: pipe(
    object({ begintime: string(), endtime: string(), passivelocatemin: numeric }),
    transform(({ begintime, endtime, passivelocatemin }) => ({
      begin: begintime,
      end: endtime,
      intervalMinutes: passivelocatemin,
    })),
  ),
  storeapprove: pipe(
    object({ onoff: flag }),
    transform(({ onoff }) => ({ isOn: onoff })),
  ),
};

const daysShape = ({ asleep, lost }: DealDays) => ({ asleep, lost });

const SHAPES: { readonly [Key in ConfigKey]: (setting: Settings[Key]) => object } = {
  register: ({ defaultPassword, deviceBinding: { isEnabled, maximum } }) => ({
    defpassword: defaultPassword,
    devicebinding: { enable: Number(isEnabled), maximum },
  }),
  contactlist: ({ scope }) => ({ contactset: scope }),
  offlineset: ({ minutes }) => ({ min: minutes }),
  report: ({ source, withDeal, withoutDeal }) => ({
    source,
    existdeal: { active: withDeal.first, ...daysShape(withDeal) },
    notexistdeal: { potential: withoutDeal.first, ...daysShape(withoutDeal) },
  }),
  passivelocateset: ({ begin, end, intervalMinutes }) => ({
    begintime: begin,
    endtime: end,
    passivelocatemin: intervalMinutes,
  }),
  storeapprove: ({ isOn }) => ({ onoff: Number(isOn) }),
};

/** A setting with its wire names. Without `hasPassword` the default password is left out. */
export function configItemShape(item: ConfigItem, hasPassword: boolean, language: Language) {
  const { id, setting } = item;
  const { defpassword, ...others } = (SHAPES[id as ConfigKey] as (value: unknown) => Record<string, unknown>)(setting);
  const shown = hasPassword && defpassword !== undefined ? { defpassword, ...others } : others;
  return { key: id, configtype: 1, configjson: JSON.stringify(shown), ...stampShape(item, language) };
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw malformed('configjson');
  }
}

/** The submitted settings by their keys. `configjson` is a text or an object. */
export function settingsOf(items: readonly { key: string; configjson?: unknown }[]): Partial<Settings> {
  return Object.fromEntries(
    items.map(({ key, configjson }) => {
      const known = CONFIG_KEYS.find((each) => each === key);
      if (!known) throw malformed('key');
      return [known, parseInput<GenericSchema>(SCHEMAS[known], parseJson(configjson))];
    }),
  );
}
