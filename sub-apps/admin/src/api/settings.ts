import { isRecord } from '@atrium/common/isRecord';
import type { ConfigItem } from './globalConfig';

/** The settings of the basic information, as fields of its form. Numbers are texts, as they are typed. */
export interface Settings {
  password: string;
  isDeviceBound: boolean;
  maxDevices: string;
  /** 1 the whole company, 2 the marketing organisation one level up and all below it. */
  contactScope: string;
  offlineMinutes: string;
  /** 1 orders, 2 distribution records, 3 either. */
  dealSource: string;
  /** Days since the last deal of customers with a deal: active, asleep (more than, up to), lost. */
  active: string;
  asleepBelow: string;
  asleepUpper: string;
  lost: string;
  /** Days of customers without a deal: potential, asleep (more than, up to), lost. */
  potential: string;
  noDealBelow: string;
  noDealUpper: string;
  noDealLost: string;
  /** `HH:mm`. */
  locateBegin: string;
  locateEnd: string;
  locateMinutes: string;
  isStoreApproved: boolean;
}
export type SettingField = keyof Settings;

type Kind = 'text' | 'number' | 'flag' | 'time';
interface Place {
  /** The key of the item, and the path within its content. */
  key: string;
  path: readonly string[];
  kind: Kind;
  /** Shown when the item has no value. */
  preset?: string;
}

const place = (kind: Kind, key: string, path: string, preset?: string): Place => ({
  key,
  path: path.split('.'),
  kind,
  ...(preset !== undefined && { preset }),
});

/** Where each field is in the items (business spec §3). */
const PLACES: Readonly<Record<SettingField, Place>> = {
  password: place('text', 'register', 'defpassword'),
  isDeviceBound: place('flag', 'register', 'devicebinding.enable'),
  maxDevices: place('number', 'register', 'devicebinding.maximum'),
  contactScope: place('number', 'contactlist', 'contactset'),
  offlineMinutes: place('number', 'offlineset', 'min'),
  dealSource: place('number', 'report', 'source'),
  active: place('number', 'report', 'existdeal.active'),
  asleepBelow: place('number', 'report', 'existdeal.asleep.below'),
  asleepUpper: place('number', 'report', 'existdeal.asleep.upper'),
  lost: place('number', 'report', 'existdeal.lost'),
  potential: place('number', 'report', 'notexistdeal.potential'),
  noDealBelow: place('number', 'report', 'notexistdeal.asleep.below'),
  noDealUpper: place('number', 'report', 'notexistdeal.asleep.upper'),
  noDealLost: place('number', 'report', 'notexistdeal.lost'),
  locateBegin: place('time', 'passivelocateset', 'begintime', '00:00'),
  locateEnd: place('time', 'passivelocateset', 'endtime', '23:45'),
  locateMinutes: place('number', 'passivelocateset', 'passivelocatemin', '15'),
  isStoreApproved: place('flag', 'storeapprove', 'onoff'),
};
export const SETTING_FIELDS = Object.keys(PLACES) as SettingField[];

/** The key of the item that contains a field. */
export const keyOf = (field: SettingField) => PLACES[field].key;

type Content = Readonly<Record<string, unknown>>;

const valueAt = (content: unknown, [first, ...rest]: readonly string[]): unknown =>
  first === undefined ? content : valueAt(isRecord(content) ? content[first] : undefined, rest);

function withValueAt(content: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  const record = isRecord(content) ? content : {};
  return { ...record, [first]: withValueAt(record[first], rest, value) };
}

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/;

function textOf(value: unknown, { kind, preset = '' }: Place): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (kind !== 'time') return text || preset;
  const [, hour, minute] = TIME.exec(text) ?? [];
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : preset;
}

const isOn = (value: unknown) => value === true || value === 'true' || String(value) === '1';

const shown = (content: Content | undefined, field: Place) => {
  const value = valueAt(content, field.path);
  return field.kind === 'flag' ? isOn(value) : textOf(value, field);
};

/** The settings that the items contain. A value of an unexpected shape counts as none. */
export function settingsOf(items: readonly ConfigItem[]): Settings {
  const contents = new Map(items.map(({ key, content }) => [key, content]));
  return Object.fromEntries(
    SETTING_FIELDS.map((field) => [field, shown(contents.get(PLACES[field].key), PLACES[field])]),
  ) as unknown as Settings;
}

/** The value as the item had it before: a number or its digits, 1 or `true`. */
function written(value: string | boolean, before: unknown, kind: Kind): unknown {
  if (typeof value === 'boolean') {
    if (typeof before === 'boolean') return value;
    if (before === 'true' || before === 'false') return String(value);
    return typeof before === 'string' ? String(Number(value)) : Number(value);
  }
  return kind !== 'number' || typeof before === 'string' ? value : Number(value);
}

/** The items that these fields change, with their new values. All that the product does not know stays in them. */
export function changedItems(
  items: readonly ConfigItem[],
  changed: readonly SettingField[],
  settings: Settings,
): ConfigItem[] {
  return [...new Set(changed.map(keyOf))].map((key) => {
    const known = items.find((item) => item.key === key);
    const item = known ?? { key, content: {}, isReadable: false, updatedBy: '', updatedAt: '', wire: {} };
    // A new item, and one that was not readable, has all the fields that the form shows.
    const fields = (item.isReadable ? changed : SETTING_FIELDS).filter(
      (field) => keyOf(field) === key && settings[field] !== '',
    );
    const content = fields.reduce<Content>(
      (rest, field) => withField(rest, PLACES[field], settings[field]),
      item.content,
    );
    return { ...item, isReadable: true, content };
  });
}

const withField = (content: Content, { path, kind }: Place, value: string | boolean): Content =>
  withValueAt(content, path, written(value, valueAt(content, path), kind)) as Content;

/** The fields of a kept draft; none of anything else. */
export function readSettingsDraft(content: unknown): Partial<Settings> {
  if (!isRecord(content)) return {};
  const isField = (field: SettingField) =>
    typeof content[field] === (PLACES[field].kind === 'flag' ? 'boolean' : 'string');
  return Object.fromEntries(SETTING_FIELDS.filter(isField).map((field) => [field, content[field]]));
}
