import { startPrintShortcut } from './printShortcut';

function setUp(findPrint: () => (() => Promise<void>) | undefined) {
  const page = new EventTarget() as Window;
  const report = jest.fn();
  const stop = startPrintShortcut(page, findPrint, report);
  const press = (key = 'p', more: Partial<KeyboardEvent> = {}) => {
    const event = new Event('keydown', { cancelable: true });
    const keys = { key, ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, ...more };
    page.dispatchEvent(Object.assign(event, keys));
    return event.defaultPrevented;
  };
  return { page, report, stop, press };
}

it('Ctrl-P shows the print preview of the page in front instead of the print dialog of the browser', () => {
  const print = jest.fn(() => Promise.resolve());
  const { press, stop } = setUp(() => print);
  expect(press()).toBe(true);
  expect(press('p', { ctrlKey: false })).toBe(false);
  expect(press('p', { shiftKey: true })).toBe(false);
  expect(print).toHaveBeenCalledTimes(1);
  stop();
  expect(press()).toBe(false);
});

it('Ctrl-P is left to the browser where no page has a preview', () => {
  const { press } = setUp(() => undefined);
  expect(press()).toBe(false);
});

it('opens one preview, however often Ctrl-P is pressed before it is there', async () => {
  let close = () => undefined as void;
  const print = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        close = resolve;
      }),
  );
  const { press } = setUp(() => print);
  expect([press(), press('p', { repeat: true }), press()]).toEqual([true, true, true]);
  expect(print).toHaveBeenCalledTimes(1);
  close();
  await new Promise((resolve) => setTimeout(resolve));
  press();
  expect(print).toHaveBeenCalledTimes(2);
});

it('tells a person when the preview cannot be shown', async () => {
  const error = new Error('offline');
  const { press, report } = setUp(() => () => Promise.reject(error));
  press();
  await new Promise((resolve) => setTimeout(resolve));
  expect(report).toHaveBeenCalledWith(error);
});

it('does nothing when the preview that is open has handled the key', () => {
  const print = jest.fn(() => Promise.resolve());
  const { page } = setUp(() => print);
  const event = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
  event.preventDefault();
  page.dispatchEvent(event);
  expect(print).not.toHaveBeenCalled();
});
