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

it('Ctrl-S in a field saves the page and is no typing for the field', () => {
  const [save, handleKey] = [jest.fn(), jest.fn()];
  const stop = startSaveShortcut(window, save);
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('keydown', handleKey);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
  expect([save.mock.calls.length, handleKey.mock.calls.length]).toEqual([1, 0]);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
  expect([save.mock.calls.length, handleKey.mock.calls.length]).toEqual([1, 1]);
  field.remove();
  stop();
});
