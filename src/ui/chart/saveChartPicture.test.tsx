import { saveFile } from '../../common/dom/saveFile';
import { saveChartPicture } from './saveChartPicture';
import { picture, showChart } from './testChart';

jest.mock('../../common/dom/saveFile', () => ({ saveFile: jest.fn() }));

/** A browser that draws pictures, or not. */
function drawing({ canRead = true, blob = new Blob(['png']) as Blob | null } = {}) {
  jest.spyOn(window.Image.prototype as HTMLImageElement, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
    source: string,
  ) {
    expect(source).toMatch(/^data:image\/svg\+xml/);
    queueMicrotask(() => (canRead ? this.onload?.(new Event('load')) : this.onerror?.('broken')));
  });
  const drawImage = jest.fn();
  const context = { drawImage } as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((resolve) => resolve(blob));
  return drawImage;
}

const save = (filename = '销售额') => saveChartPicture(picture() as unknown as SVGSVGElement, filename);

beforeEach(() => showChart());
afterEach(() => jest.restoreAllMocks());

it('saves a PNG of twice the size under the name', async () => {
  const drawImage = drawing();
  await save();
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1344, 672);
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), '销售额.png');
});

it.each([
  ['read', { canRead: false }],
  ['drawn', { blob: null }],
])('a picture that cannot be %s is an error with a text', async (_what, browser) => {
  drawing(browser);
  await expect(save()).rejects.toMatchObject({ kind: 'bug', code: 'ui.chart.pictureFailed' });
});
