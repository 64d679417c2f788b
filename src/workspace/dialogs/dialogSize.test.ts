import { dialogBox } from './dialogSize';

const viewport = { width: 1440, height: 900 };
const center = { position: 'center', hasCloseIcon: true } as const;

describe('the size and place of a dialog', () => {
  it('is centred, 15% from the top, and as high as its content up to the viewport less 97 px', () => {
    expect(dialogBox(center, viewport)).toEqual({ x: 340, y: 135, width: 760, maxHeight: 803 });
  });

  it('moves up when its content is high', () => {
    expect(dialogBox(center, viewport, { content: 5000 })).toMatchObject({ y: 97, maxHeight: 803 });
    expect(dialogBox(center, viewport, { content: 300 })).toMatchObject({ y: 135 });
  });

  it('keeps its height while its page is loading, unless it is declared', () => {
    expect(dialogBox(center, viewport, { loading: 640 })).toMatchObject({ y: 135, height: 640 });
    expect(dialogBox(center, viewport, { loading: 5000 })).toMatchObject({ y: 97, height: 803 });
    expect(dialogBox({ ...center, height: 300 }, viewport, { loading: 640 })).toMatchObject({ height: 300 });
  });

  it('takes pixels and percents', () => {
    expect(dialogBox({ ...center, width: '50%', height: '400px' }, viewport)).toMatchObject({
      width: 720,
      height: 400,
      y: 135,
    });
    expect(dialogBox({ ...center, width: 900, height: '300' }, viewport)).toMatchObject({ width: 900, height: 300 });
  });

  it('never leaves the viewport, and moves up when it is high', () => {
    expect(dialogBox({ ...center, width: 4000, height: '100%' }, viewport)).toMatchObject({
      x: 0,
      y: 0,
      width: 1440,
      height: 900,
    });
    expect(dialogBox({ ...center, height: 800 }, viewport)).toMatchObject({ y: 100, height: 800 });
  });

  it('ignores a length it cannot read', () => {
    expect(dialogBox({ ...center, width: 'wide' }, viewport).width).toBe(760);
  });

  it('fills the height for a page of type 300', () => {
    expect(dialogBox({ ...center, pageType: 300 }, viewport)).toMatchObject({ height: 803, y: 97 });
  });

  it('is at the right edge over the whole height for the position right', () => {
    expect(dialogBox({ ...center, position: 'right', width: 480 }, viewport)).toMatchObject({
      x: 960,
      y: 0,
      height: 900,
    });
  });
});
