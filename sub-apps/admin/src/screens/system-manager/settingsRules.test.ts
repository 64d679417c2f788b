import { settingsOf } from '../../api/settings';
import type { SettingField, Settings } from '../../api/settings';
import { copiesOf, INTERVALS, problemOf, warningsOf, WINDOW_TIMES } from './settingsRules';
import { settingText } from './settingTexts';

const valid: Settings = {
  ...settingsOf([]),
  password: '888888',
  isDeviceBound: true,
  maxDevices: '2',
  offlineMinutes: '0',
  asleepBelow: '30',
  asleepUpper: '30',
};
const warnings = (changed: Partial<Settings>) => warningsOf({ ...valid, ...changed });

test('valid settings have no warnings', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ isDeviceBound: false, maxDevices: 'x' })).toEqual([]);
  expect(warnings({ maxDevices: '9'.repeat(10), offlineMinutes: '99999', asleepUpper: '9'.repeat(10) })).toEqual([]);
});

test.each<[SettingField, readonly string[], string]>([
  ['password', ['', '12345', '123456789', '12345a'], 'password'],
  ['maxDevices', ['', '0', '-1', '1.5', '01', '9'.repeat(11)], 'devices'],
  ['offlineMinutes', ['', '-1', '1.5', '00', '100000'], 'offline'],
  ['asleepBelow', ['', '0', '-1', '1.5', '9'.repeat(11)], 'days'],
  ['asleepUpper', ['', '0', 'x', '9'.repeat(11)], 'days'],
  ['asleepBelow', ['31'], 'daysOrder'],
  // As numbers, not as texts.
  ['asleepUpper', ['9'], 'daysOrder'],
])('%s cannot be one of %j', (field, values, warning) => {
  for (const value of values) expect(warnings({ [field]: value })).toEqual([`admin.config.warning.${warning}`]);
});

test('every check that fails has its warning, in the order of the form', () => {
  expect(warnings({ password: '', maxDevices: '', offlineMinutes: '', asleepBelow: '' })).toEqual(
    ['password', 'devices', 'offline', 'days'].map((name) => `admin.config.warning.${name}`),
  );
});

test('days in the wrong order are told at the lower one', () => {
  const settings = { ...valid, asleepUpper: '29' };
  expect(problemOf('asleepBelow', settings)).toBe('admin.config.days.order');
  expect(problemOf('asleepUpper', settings)).toBeUndefined();
});

test('the lower days are copied to active, potential and the lower ones without a deal, the upper to those lost', () => {
  expect(copiesOf({ asleepBelow: '7' })).toEqual({ active: '7', potential: '7', noDealBelow: '7' });
  expect(copiesOf({ asleepUpper: '9' })).toEqual({ lost: '9', noDealUpper: '9', noDealLost: '9' });
  expect(copiesOf({ offlineMinutes: '5' })).toEqual({});
});

test.each([
  ['22:00', '06:00'],
  ['00:00', '00:00'],
])('a location window from %s to %s ends on the next day', (locateBegin, locateEnd) => {
  expect(warnings({ locateBegin, locateEnd })).toEqual([]);
  const t = (key: string, params?: object) => `${key} ${JSON.stringify(params)}`;
  expect(settingText('locateEnd', { ...valid, locateBegin, locateEnd }, t)).toBe(
    t('admin.config.locate.nextDay', { time: locateEnd }),
  );
});

test('a location window of one day shows its end as it is', () => {
  expect(settingText('locateEnd', { ...valid, locateBegin: '08:00', locateEnd: '18:00' }, String)).toBe('18:00');
});

test('the location window has steps of 15 minutes from 00:00 to 23:45, its interval 15 to 60 minutes', () => {
  expect(WINDOW_TIMES).toHaveLength(96);
  expect([WINDOW_TIMES[0], WINDOW_TIMES[1], WINDOW_TIMES[95]]).toEqual(['00:00', '00:15', '23:45']);
  expect(INTERVALS).toEqual(['15', '20', '25', '30', '35', '40', '45', '50', '55', '60']);
});
