/** The choice of the person, among the preferences of the account on this device. */
const PREFERENCE = 'messages.browserNotifications';

interface Preferences {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

/** `blocked`: the browser refuses them for this site. */
export type NotificationSetting = 'on' | 'off' | 'blocked' | 'unsupported';

/** Whether new messages are shown by the browser while the page is hidden. */
export function notificationSetting(preferences: Pick<Preferences, 'get'>): NotificationSetting {
  if (typeof Notification === 'undefined') return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && preferences.get(PREFERENCE) === true ? 'on' : 'off';
}

/** Switches them on or off. Call it from a press: the browser may ask the person. */
export async function setNotifications(preferences: Preferences, isOn: boolean): Promise<NotificationSetting> {
  if (isOn && typeof Notification !== 'undefined' && Notification.permission === 'default')
    await Notification.requestPermission();
  preferences.set(PREFERENCE, isOn ? true : undefined);
  return notificationSetting(preferences);
}
