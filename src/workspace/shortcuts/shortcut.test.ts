import { isShortcut, shortcutLabel } from './shortcut';

const press = (change: Partial<KeyboardEvent>) => ({
  key: 'k',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...change,
});

test('the shortcut uses Control, or Command on an Apple computer', () => {
  expect(isShortcut(press({ ctrlKey: true }), 'k', false)).toBe(true);
  expect(isShortcut(press({ metaKey: true }), 'k', true)).toBe(true);
  expect(isShortcut(press({ metaKey: true }), 'k', false)).toBe(false);
  expect(isShortcut(press({ ctrlKey: true }), 'k', true)).toBe(false);
});

test('the shortcut ignores Caps Lock and does not match another letter or modifier', () => {
  expect(isShortcut(press({ key: 'K', ctrlKey: true }), 'k', false)).toBe(true);
  expect(isShortcut(press({ key: 'j', ctrlKey: true }), 'k', false)).toBe(false);
  expect(isShortcut(press({ ctrlKey: true, shiftKey: true }), 'k', false)).toBe(false);
  expect(isShortcut(press({ ctrlKey: true, altKey: true }), 'k', false)).toBe(false);
});

test('the shortcut is labelled Ctrl K, or ⌘K on an Apple computer', () => {
  expect([shortcutLabel('k', false), shortcutLabel('k', true)]).toEqual(['Ctrl K', '⌘K']);
});
