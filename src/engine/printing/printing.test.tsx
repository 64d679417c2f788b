import { openWithSteps } from '../actions/testRun';
import type { Step } from '../actions/testRun';
import { createFakeHost } from '../fakeHost';
import { createTestPage } from '../model/testPage';
import { PAGE_STATUS } from '../host';
import { printRequest } from './printRequest';
import { paperOf } from './testPaper';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: `第 ${index + 1} 行` }));

describe('a page on paper', () => {
  it('has its title, and its fields as labels and texts', async () => {
    const { texts } = await paperOf([
      { type: 'text', name: 'a', title: '地址', value: '中山北路' },
      { type: 'number', name: 'b', title: '折扣', unit: '%', value: 5, decimals: 2 },
      { type: 'text', name: 'c', title: '备注' },
      { type: 'button', name: 'd', title: '保存' },
    ]);
    expect(texts).toEqual(['订单', '地址中山北路折扣5.00 %备注—']);
  });

  it('has every row of an array, however many', async () => {
    const array = {
      type: 'array',
      name: 'lines',
      title: '明细',
      controls: [{ type: 'text', name: 'name', title: '名称' }],
    };
    const { paper, texts } = await paperOf([{ ...array, value: rows(1000) }]);
    expect(paper.querySelectorAll('[data-paper="row"]')).toHaveLength(1000);
    expect(texts.at(-1)).toBe('第 1000 行');
    expect(paper.querySelector('thead')).toHaveTextContent('名称');
  });

  it('has its rows in batches that take no time until they are measured', async () => {
    const columns = Array.from({ length: 12 }, (_, index) => ({ type: 'text', name: `c${index}`, title: `${index}` }));
    const { paper } = await paperOf([{ type: 'array', name: 'lines', controls: columns, value: rows(120) }]);
    const batches = [...paper.querySelectorAll<HTMLElement>('[data-table] > [data-batch]')];
    expect(batches.map(({ hidden }) => hidden)).toEqual([true, true, true]);
    expect(batches.map((batch) => batch.querySelectorAll('tr').length)).toEqual([50, 50, 20]);
    expect(batches.map((batch) => batch.querySelectorAll('col').length)).toEqual([12, 12, 12]);
  });

  it('has the loaded rows of a table, and says how many of all rows they are', async () => {
    const host = createFakeHost({
      call: () => Promise.resolve({ items: rows(150), __itemcount: 900, __summary: { amount: 12 } }),
    });
    const columns = [
      { name: 'name', title: '名称' },
      { name: 'amount', title: '金额', format: 'money' },
    ];
    const { paper, texts } = await paperOf(
      [{ type: 'table', name: 'orders', columns, pagesize: 150, source: { api: 'q' }, rowactions: [] }],
      { host },
    );
    expect(paper.querySelectorAll('[data-paper="row"]')).toHaveLength(150);
    const part = 'engine.print.part {"loaded":150,"total":900}';
    expect(texts.slice(-2)).toEqual(['engine.table.total {"title":"金额"} 12.00', part]);
    expect(texts[1]).toBe(part);
    expect(paper.querySelector('[data-scope] + [data-table]')).not.toBeNull();
  });

  it('gives the columns of a table the proportions that they have on screen', async () => {
    const column = (name: string, width?: number | string) => ({ type: 'text', name, title: name, width });
    const { paper } = await paperOf([
      {
        type: 'array',
        name: 'lines',
        controls: [column('a', 100), column('b', '10%'), column('c', '200px'), column('d')],
      },
    ]);
    const widths = [...paper.querySelectorAll('col')].map(({ style }) => Math.round(parseFloat(style.width)));
    expect(widths).toEqual([14, 14, 28, 44]);
  });

  it('has what stands in tabs that are not shown, under their titles, and nothing that is hidden', async () => {
    const panel = (name: string, title: string) => ({
      type: 'panel',
      name,
      title,
      controls: [{ type: 'text', name: `${name}text`, title: '名称', value: name }],
    });
    const { texts } = await paperOf([
      { type: 'tabs', name: 'tabs', controls: [panel('one', '一'), panel('two', '二')] },
      { type: 'text', name: 'secret', title: '成本', value: '9', hidden: 1 },
      { type: 'password', name: 'pin', title: '密码', value: 'abc' },
    ]);
    expect(texts).toEqual(['订单', '一', '名称one', '二', '名称two', '密码••••••••']);
  });

  it('has the filters that are set', async () => {
    const { texts } = await paperOf(
      [
        {
          type: 'search',
          name: 'filters',
          target: 'orders',
          controls: [
            { type: 'text', name: 'keyword', title: '关键字', value: '清泉' },
            { type: 'text', name: 'city', title: '城市' },
          ],
        },
        { type: 'table', name: 'orders', columns: [{ name: 'name', title: '名称' }], source: { api: 'q' } },
      ],
      { host: createFakeHost({ call: () => Promise.resolve({ items: [], __itemcount: 0 }) }) },
    );
    expect(texts).toEqual(['订单', '关键字清泉']);
  });

  it('waits for the texts of choices', async () => {
    let answer = (_choices: unknown) => undefined as void;
    const host = createFakeHost({
      call: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const { page } = createTestPage(
      [{ type: 'select', name: 'city', title: '城市', value: 'nj', source: { api: 'cities' } }],
      { host, status: PAGE_STATUS.view },
    );
    const paper = document.createElement('div');
    const mounted = printRequest(page, {}).mount(paper);
    await new Promise((resolve) => setTimeout(resolve));
    expect(paper).toBeEmptyDOMElement();
    answer({ items: [{ key: 'nj', text: '南京' }] });
    await mounted;
    expect(paper).toHaveTextContent('城市南京');
  });

  it('is one control alone, without what the layout hides, in its columns', async () => {
    const controls = [
      { type: 'text', name: 'other', value: 'x' },
      {
        type: 'card',
        name: 'card',
        title: '客户',
        controls: [
          { type: 'text', name: 'a', title: '名称', value: '永兴' },
          { type: 'text', name: 'b', title: '电话', value: '138' },
          { type: 'text', name: 'c', title: '地址', value: '南京' },
        ],
      },
    ];
    const { texts } = await paperOf(controls, {
      step: { target: 'card', layout: { hide: ['b'] } },
      pageinfo: { print: { columns: 1, hide: ['a'] } },
    });
    expect(texts).toEqual(['客户', '名称永兴', '地址南京']);
  });

  it('is headed by what its protocol says that the document is', async () => {
    const print = { title: "=concat('单据 ', a)" };
    const { texts } = await paperOf([{ type: 'text', name: 'a', title: '单号', value: 'SO-1' }], {
      pageinfo: { print },
    });
    expect(texts).toEqual(['单据 SO-1', '单号SO-1']);
  });

  it('draws what is more than text with the view of its control', async () => {
    const { paper } = await paperOf([{ type: 'barcode', name: 'code', title: '条码', value: 'SO-1' }]);
    expect(paper.querySelector('[data-paper="figure"] [role="img"]')).toHaveAccessibleName('SO-1');
  });

  it('says that a report is printed elsewhere, instead of opening its screen on paper', async () => {
    const { texts } = await paperOf([{ type: 'report', name: 'sales', title: '销售汇总', reportcode: 'x' }]);
    expect(texts).toEqual(['订单', '销售汇总engine.report.unprinted']);
  });

  it('keeps dates, numbers of documents and amounts in the cells of tables in one line', async () => {
    const { paper } = await paperOf([
      {
        type: 'array',
        name: 'lines',
        controls: [
          { type: 'text', name: 'no', title: '单号' },
          { type: 'number', name: 'rate', title: '折扣', decimals: 1 },
        ],
        value: [{ no: 'SO-202611-00815', rate: 5 }],
      },
    ]);
    const cells = [...paper.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['SO-\u2060202611-\u206000815', '5.0']);
    expect(paper.querySelectorAll('td')[1]).toHaveAttribute('data-numeric', 'true');
  });

  it('is gone when it is disposed of', async () => {
    const { paper, unmount } = await paperOf([{ type: 'text', name: 'a', value: 'x' }]);
    unmount();
    expect(paper).toBeEmptyDOMElement();
  });
});

describe('the title of a print', () => {
  const CARD = { type: 'card', name: 'card', title: '客户', controls: [{ type: 'text', name: 'a', value: 'x' }] };
  const titleOf = (step: Omit<Step, 'do'>, print?: Step) =>
    printRequest(createTestPage([CARD], { more: { pageinfo: { type: 200, title: '查看订单', print } } }).page, step)
      .title;

  it('is that of the page, or what the page says for paper', () => {
    expect(titleOf({})).toBe('查看订单');
    expect(titleOf({}, { title: '订单' })).toBe('订单');
  });

  it('is that of a control which is printed alone, or what the step says', () => {
    expect(titleOf({ target: 'card' }, { title: '订单' })).toBe('客户');
    expect(titleOf({ target: 'card', layout: { title: '客户卡' } }, { title: '订单' })).toBe('客户卡');
  });
});

describe('a print step', () => {
  it('shows a preview in the layout of the page, with what the step says differently', async () => {
    const { press, host } = openWithSteps([{ do: 'print', layout: { margin: 5, long: 0, header: '{title}' } }]);
    await press();
    expect(host.log.prints).toMatchObject([
      {
        mode: 'preview',
        layout: {
          paper: 'A4',
          orientation: 'portrait',
          marginMm: 5,
          header: '{title}',
          footer: '{page} / {pages}',
          scale: 1,
          isLong: false,
        },
      },
    ]);
  });

  it('without anything of its own is what the page offers to print', async () => {
    let offered: (() => Promise<void>) | undefined;
    const host = createFakeHost({
      offerPrint(print) {
        offered = print;
        return () => {
          offered = undefined;
        };
      },
    });
    const { page } = createTestPage([{ type: 'text', name: 'a' }], {
      host,
      more: { pageinfo: { type: 200, title: '订单', print: { paper: 'A5' } } },
    });
    await page.start();
    await offered?.();
    expect(host.log.prints).toMatchObject([{ mode: 'preview', title: '订单', layout: { paper: 'A5' } }]);
    page.dispose();
    expect(offered).toBeUndefined();
  });

  it('leaves its button free once the print is shown', async () => {
    let show = () => undefined as void;
    const { page } = openWithSteps([{ do: 'print', mode: 'pdf' }], {
      print(request) {
        show = () => request.onShown?.();
        return new Promise(() => undefined);
      },
    });
    const go = page.control('go');
    go.press();
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(go.isBusy()).toBe(true);
    show();
    expect(go.isBusy()).toBe(false);
  });
});
