import { copyTable, htmlOf, tsvOf } from './copyText';

const TABLE = {
  head: [['区域', '金额 <元>']],
  rows: [
    ['=HYPERLINK("x")', '-1,234.50'],
    ['+86 138', '+3.0%'],
    ['@here', '▼ 3.0%'],
    ['－5', '—'],
    ['两行\n与\t列', '0.00'],
    ['007', '12.5%'],
    ['"大" 米', '5" 屏'],
  ],
};

describe('a copied table', () => {
  it('is pasted as one line for each row; members that look like formulas get an apostrophe, figures stay figures', () => {
    expect(tsvOf(TABLE).split('\r\n')).toEqual([
      '区域\t金额 <元>',
      '\'=HYPERLINK("x")\t-1,234.50',
      "'+86 138\t+3.0%",
      "'@here\t▼ 3.0%",
      "'－5\t—",
      '两行 与 列\t0.00',
      '007\t12.5%',
      '"""大"" 米"\t5" 屏',
    ]);
  });

  it('has its titles as titles, its texts as texts, and nothing of them is markup', () => {
    const table = document.createElement('div');
    table.innerHTML = htmlOf(TABLE);
    expect([...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      '区域',
      '金额 <元>',
    ]);
    const cells = [...table.querySelectorAll('tbody td')];
    expect(cells[0]).toHaveTextContent('\'=HYPERLINK("x")');
    const isText = (cell: Element | undefined) => cell?.getAttribute('style') === "mso-number-format:'\\@'";
    expect([0, 1, 3, 10, 11].map((index) => isText(cells[index]))).toEqual([true, false, false, true, false]);
  });
});

describe('copying', () => {
  const written: unknown[] = [];
  const copyEvents: string[][] = [];
  let isRefused = false;

  beforeEach(() => {
    written.length = 0;
    copyEvents.length = 0;
    Object.assign(globalThis, {
      ClipboardItem: class {
        constructor(readonly parts: Record<string, Blob>) {}
      },
    });
    document.execCommand = () => {
      const event = new Event('copy', { bubbles: true, cancelable: true });
      Object.assign(event, { clipboardData: { setData: (...data: string[]) => copyEvents.push(data) } });
      document.body.dispatchEvent(event);
      return !isRefused;
    };
  });
  const clipboard = (write: (items: unknown) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });

  it('writes text and HTML to the clipboard', async () => {
    clipboard(async (items) => void written.push(items));
    await copyTable(TABLE);
    expect(written).toMatchObject([[{ parts: { 'text/plain': expect.any(Blob), 'text/html': expect.any(Blob) } }]]);
    expect(copyEvents).toEqual([]);
  });

  it('uses a copy event where the clipboard is not allowed, and fails where that is refused too', async () => {
    clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await copyTable(TABLE);
    expect(copyEvents).toEqual([
      ['text/plain', tsvOf(TABLE)],
      ['text/html', htmlOf(TABLE)],
    ]);
    isRefused = true;
    await expect(copyTable(TABLE)).rejects.toThrow('refuses');
  });
});
