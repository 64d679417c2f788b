import { panelPlace } from './panelPlace';

const WINDOW = { width: 1000, height: 800 };
const button = (top: number, left = 100) => ({ top, bottom: top + 28, left, right: left + 80 });

describe('the settings of columns open', () => {
  it('above a button at the foot, below one at the head', () => {
    expect(panelPlace(button(700), 260, WINDOW)).toEqual({ left: 100, width: 260, bottom: 106, maxHeight: 420 });
    expect(panelPlace(button(40), 260, WINDOW)).toEqual({ left: 100, width: 260, top: 74, maxHeight: 420 });
  });

  it('within the window, however small it is', () => {
    expect(panelPlace(button(700, 900), 260, WINDOW).left).toBe(734);
    expect(panelPlace(button(200), 260, { width: 240, height: 400 })).toMatchObject({
      left: 6,
      width: 228,
      maxHeight: 188,
    });
  });
});
