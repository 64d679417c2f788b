import { menuPlace } from './menuPlace';

const MENU = { width: 300, height: 268 };
const button = (left: number, top: number) => ({ left, top, width: 28, height: 28 });

test('a menu stands beside the cards above and below its button, on the side that has room', () => {
  const room = { width: 1_440, height: 900 };
  expect(menuPlace(button(500, 400), MENU, 220, room)).toEqual({ left: 632, top: 280 });
  expect(menuPlace(button(1_200, 400), MENU, 220, room)).toEqual({ left: 796, top: 280 });
});

test('it stays within the window, at its upper and lower edge', () => {
  const room = { width: 1_440, height: 900 };
  expect(menuPlace(button(500, 20), MENU, 220, room).top).toBe(8);
  expect(menuPlace(button(500, 860), MENU, 220, room).top).toBe(624);
});

test('on a phone it stands below the button, or above it', () => {
  const room = { width: 390, height: 844 };
  expect(menuPlace(button(181, 200), MENU, 220, room)).toEqual({ left: 45, top: 236 });
  expect(menuPlace(button(181, 700), MENU, 220, room)).toEqual({ left: 45, top: 424 });
});
