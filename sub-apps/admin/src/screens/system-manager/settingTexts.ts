import type { Translate } from '@atrium/portal/sdk';
import type { SettingField, Settings } from '../../api/settings';

/** The name of each setting. */
export function settingLabels(t: Translate): Record<SettingField, string> {
  const withDeal = (name: string) => t('admin.config.days.withDeal', { name: t(`admin.config.days.${name}`) });
  const withoutDeal = (name: string) => t('admin.config.days.withoutDeal', { name: t(`admin.config.days.${name}`) });
  return {
    password: t('admin.config.password'),
    isDeviceBound: t('admin.config.deviceBinding'),
    maxDevices: t('admin.config.devices'),
    contactScope: t('admin.config.contacts.scope'),
    offlineMinutes: t('admin.config.offline.minutes'),
    dealSource: t('admin.config.deals.source'),
    active: withDeal('active'),
    asleepBelow: withDeal('below'),
    asleepUpper: withDeal('upper'),
    lost: withDeal('lost'),
    potential: withoutDeal('potential'),
    noDealBelow: withoutDeal('below'),
    noDealUpper: withoutDeal('upper'),
    noDealLost: withoutDeal('lost'),
    locateBegin: t('admin.config.locate.begin'),
    locateEnd: t('admin.config.locate.end'),
    locateMinutes: t('admin.config.locate.interval'),
    isStoreApproved: t('admin.config.storeApproval'),
  };
}

/** The end of the location window; unless it is later than the beginning, it is on the next day. */
export const windowEndText = (begin: string, end: string, t: Translate) =>
  end > begin ? end : t('admin.config.locate.nextDay', { time: end });

/** The value of a setting as a text; the password is never shown. */
export function settingText(field: SettingField, settings: Settings, t: Translate): string {
  const value = settings[field];
  if (value === '') return '';
  switch (field) {
    case 'password':
      return t('admin.config.password.secret');
    case 'isDeviceBound':
    case 'isStoreApproved':
      return t(value ? 'admin.config.on' : 'admin.config.off');
    case 'contactScope':
      return t(`admin.config.contacts.${value}`);
    case 'dealSource':
      return t(`admin.config.deals.${value}`);
    case 'locateEnd':
      return windowEndText(settings.locateBegin, settings.locateEnd, t);
    case 'locateMinutes':
      return t('admin.config.locate.every', { minutes: value });
    default:
      return String(value);
  }
}
