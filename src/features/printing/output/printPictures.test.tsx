import { PRINT_DELAY_MS, printPictures, printStyle } from './printPictures';
import type { SheetPicture } from './sheetPicture';

const sheet = (url: string): SheetPicture => ({
  url,
  blob: new Blob(),
  widthPx: 1588,
  heightPx: 2246,
  widthMm: 210,
  heightMm: 297,
});
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Begins to print two sheets; their pictures are decoded by `decode`. */
function begin() {
  let decode = () => undefined as void;
  const decoded = new Promise<void>((resolve) => {
    decode = resolve;
  });
  const printed: Window[] = [];
  const done = printPictures([sheet('blob:1'), sheet('blob:2')], {
    document,
    wait,
    decode: () => decoded,
    print: (view) => void printed.push(view),
  });
  return { decode, printed, done };
}

it('opens the print dialog 333 ms after the last picture is there', async () => {
  expect(PRINT_DELAY_MS).toBe(333);
  const { decode, printed } = begin();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(printed).toHaveLength(0);
  decode();
  await jest.advanceTimersByTimeAsync(332);
  expect(printed).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(printed).toHaveLength(1);
  const pictures = [...(printed[0]?.document.images ?? [])].map(({ src }) => src);
  expect(pictures).toEqual(['blob:1', 'blob:2']);
});

it('removes its frame when the print dialog is closed', async () => {
  const { decode, printed, done } = begin();
  decode();
  await jest.advanceTimersByTimeAsync(PRINT_DELAY_MS);
  const before = document.querySelectorAll('iframe').length;
  printed[0]?.dispatchEvent(new Event('afterprint'));
  await done;
  expect(document.querySelectorAll('iframe')).toHaveLength(before - 1);
});

it('prints each picture on a sheet of its size without margins', () => {
  expect(printStyle({ widthMm: 297, heightMm: 210 })).toContain('@page{size:297mm 210mm;margin:0}');
});
