import { notificationSetting, setNotifications } from './browserNotifications';

function setUp(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const asked = jest.fn(() => {
    notification.permission = answer;
    return Promise.resolve(answer);
  });
  const notification = { permission, requestPermission: asked };
  globalThis.Notification = notification as unknown as typeof Notification;
  const stored = new Map<string, unknown>();
  const preferences = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: unknown) => void stored.set(key, value),
  };
  return { preferences, asked, notification };
}
afterEach(() => Reflect.deleteProperty(globalThis, 'Notification'));

it('notifications are off until the person switches them on, and the browser is asked then', async () => {
  const { preferences, asked } = setUp('default', 'granted');
  expect(notificationSetting(preferences)).toBe('off');
  expect(asked).not.toHaveBeenCalled();
  await expect(setNotifications(preferences, true)).resolves.toBe('on');
  expect(asked).toHaveBeenCalledTimes(1);
  await expect(setNotifications(preferences, false)).resolves.toBe('off');
  await expect(setNotifications(preferences, true)).resolves.toBe('on');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a person who refuses finds them blocked; one who closes the question finds them off', async () => {
  await expect(setNotifications(setUp('default', 'denied').preferences, true)).resolves.toBe('blocked');
  await expect(setNotifications(setUp('default').preferences, true)).resolves.toBe('off');
});

it('a permission that was taken back in the browser wins over the stored choice', async () => {
  const { preferences, notification } = setUp('granted');
  await setNotifications(preferences, true);
  notification.permission = 'denied';
  expect(notificationSetting(preferences)).toBe('blocked');
});

it('a browser without notifications is told', async () => {
  const { preferences } = setUp('granted');
  Reflect.deleteProperty(globalThis, 'Notification');
  expect(notificationSetting(preferences)).toBe('unsupported');
  await expect(setNotifications(preferences, true)).resolves.toBe('unsupported');
});
