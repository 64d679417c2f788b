import { startSaveShortcut } from './saveShortcut';

const press = (page: EventTarget, key: string, more: Partial<KeyboardEvent> = {}) => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    key,
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });
  page.dispatchEvent(event);
  return event.defaultPrevented;
};

it('Ctrl-S saves the page in front once, and never the document of the browser', () => {
  const page = new EventTarget() as Window;
  const save = jest.fn();
  const stop = startSaveShortcut(page, save);
  expect(press(page, 's')).toBe(true);
  expect(press(page, 's', { repeat: true })).toBe(true);
  expect(press(page, 's', { ctrlKey: false })).toBe(false);
  expect(press(page, 'd')).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
  stop();
  expect(press(page, 's')).toBe(false);
});
