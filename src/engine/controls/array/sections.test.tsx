import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';

const stores = (more: Record<string, unknown> = {}, sections: Record<string, unknown> = {}) => ({
  type: 'array',
  name: 'stores',
  title: '门店',
  insertable: 1,
  checkable: 1,
  newrow: { qty: 1 },
  controls: [
    { type: 'text', name: 'product', title: '商品', required: 1 },
    { type: 'number', name: 'qty', title: '数量', hidden: '=section.closed == 1' },
  ],
  sections: {
    title: "=concat('门店 ', section.store)",
    insertable: 1,
    movable: 1,
    newsection: { rate: 2 },
    controls: [
      { type: 'text', name: 'store', title: '店名', required: 1 },
      { type: 'number', name: 'rate', title: '折扣' },
      { type: 'number', name: 'total', title: '小计', readonly: 1, value: '=sum(section.rows.qty)' },
      { type: 'number', name: 'closed', title: '停业', hidden: 1 },
    ],
    ...sections,
  },
  ...more,
});
const TWO = [
  {
    store: '上海',
    rows: [
      { product: '水', qty: 2 },
      { product: '茶', qty: 3 },
    ],
  },
  { store: '北京', closed: 1, rows: [{ product: '酒', qty: 9 }] },
];
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const cell = (title: string, row: string) => `engine.array.cell {"title":"${title}","row":"${row}"}`;
const ofSection = (title: string, section: number) =>
  `engine.array.sectionfield {"title":"${title}","section":${section}}`;
const button = (name: string, section: number) =>
  screen.getByRole('button', { name: `engine.array.${name} {"section":${section}}` });
const lines = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const shown = async (...args: Parameters<typeof stores>) => {
  const view = showControls([stores(...args), save], { host: createFakeHost({ call: () => Promise.resolve({}) }) });
  await screen.findAllByRole('heading', { level: 3 });
  return view;
};

describe('rows in sections, as people see them', () => {
  it('stand under a line with the section’s title, its fields and its totals', async () => {
    await shown({ value: TWO });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '门店 上海',
      '门店 北京',
    ]);
    expect(lines()).toHaveLength(5);
    expect(lines()[0]).toHaveTextContent('小计5');
    expect(field(ofSection('店名', 2))).toHaveValue('北京');
    expect(field(cell('商品', '1-2'))).toHaveValue('茶');
    expect(lines().map((line) => line.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4', '5', '6']);
  });

  it('follow what is typed: the title, the total, and cells that depend on the section', async () => {
    await shown(
      { value: TWO },
      {
        controls: [
          { type: 'text', name: 'store', title: '店名' },
          { type: 'number', name: 'total', title: '小计', readonly: 1, value: '=sum(section.rows.qty)' },
          { type: 'number', name: 'closed', title: '停业' },
        ],
      },
    );
    await userEvent.clear(field(ofSection('店名', 1)));
    await userEvent.type(field(ofSection('店名', 1)), '广州');
    await userEvent.type(field(cell('数量', '1-1')), '0');
    expect(lines()[0]).toHaveTextContent('门店 广州');
    expect(lines()[0]).toHaveTextContent('小计23');
    expect(screen.queryByLabelText(cell('数量', '2-1'))).toBeNull();
    await userEvent.clear(field(ofSection('停业', 2)));
    expect(field(cell('数量', '2-1'))).toHaveValue('9');
  });

  it('are added, moved and removed by hand, sections as well, and sent as they stand', async () => {
    const { host } = await shown({ value: TWO });
    await userEvent.click(button('addto', 1));
    await userEvent.type(field(cell('商品', '1-3')), '奶');
    await userEvent.click(button('movesectiondown', 1));
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.addsection' }));
    await userEvent.type(field(ofSection('店名', 3)), '深圳');
    await userEvent.click(button('deletesection', 1));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.calls[0]?.input).toEqual({
      __pagestatus: 1,
      stores: [
        {
          store: '上海',
          total: 6,
          rows: [
            { product: '水', qty: 2 },
            { product: '茶', qty: 3 },
            { product: '奶', qty: 1 },
          ],
        },
        { store: '深圳', rate: 2, total: 0, rows: [] },
      ],
    });
  });

  it('leave the section’s line right when they come and go', async () => {
    await shown({ value: TWO });
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await userEvent.click(box('engine.array.check {"row":"1-1"}'));
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.delete {"row":"1-2"}' }));
    expect(lines()[0]).toHaveTextContent('小计2');
    expect(box('engine.array.checksection {"section":1}')).toBeChecked();
    await userEvent.click(button('addto', 1));
    expect(lines()[0]).toHaveTextContent('小计3');
    expect(box('engine.array.checksection {"section":1}')).toBePartiallyChecked();
  });

  it('are checked with their section, which shows when only some are', async () => {
    await shown({ value: TWO });
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    const section = () => box('engine.array.checksection {"section":1}');
    await userEvent.click(box('engine.array.check {"row":"1-2"}'));
    expect(section()).toBePartiallyChecked();
    await userEvent.click(section());
    expect(section()).toBeChecked();
    expect(box('engine.array.check {"row":"1-1"}')).toBeChecked();
    expect(box('engine.array.checkall')).toBePartiallyChecked();
    await userEvent.click(box('engine.array.checkall'));
    expect(box('engine.array.check {"row":"2-1"}')).toBeChecked();
  });

  it('are not saved while a section’s field is missing, and lead there', async () => {
    const { host } = await shown({ value: [{ rows: [{ product: '水' }] }] });
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.calls).toEqual([]);
    expect(field(ofSection('店名', 1))).toHaveFocus();
    expect(field(ofSection('店名', 1))).toBeInvalid();
    await userEvent.keyboard('东');
    expect(field(ofSection('店名', 1))).toBeValid();
  });

  it('need as many rows as the protocol says, in whichever section', async () => {
    const { host } = await shown({ minrows: 4, value: TWO.map((section) => ({ ...section, closed: 0 })) });
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('engine.array.minrows {"title":"门店","count":4}')).toBeVisible();
    await userEvent.click(button('addto', 2));
    await userEvent.type(field(cell('商品', '2-2')), '米');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.calls).toHaveLength(1);
  });

  it('are only read in a page that is viewed', async () => {
    showControls([stores({ value: TWO })], { status: PAGE_STATUS.view });
    await screen.findByRole('heading', { level: 3, name: '门店 上海' });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: /engine\.array/ })).toBeNull();
    expect(lines()[0]).toHaveTextContent('店名上海');
  });

  it('say when there are none, and how to begin', async () => {
    showControls([stores()]);
    expect(screen.getByText('engine.array.emptyinsertsections')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.addsection' }));
    expect(await screen.findByRole('heading', { level: 3, name: '门店' })).toBeVisible();
  });

  it('show what could not be read in its place', async () => {
    showControls([stores({ value: TWO }, { controls: [{ type: 'hologram', name: 'h' }] })]);
    expect(await screen.findByText(/engine\.issue\.unknown-control/)).toBeVisible();
  });
});
