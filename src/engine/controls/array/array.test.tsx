import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from '@/common/store';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';

const lines = (more: Record<string, unknown> = {}) => ({
  type: 'array',
  name: 'lines',
  title: '明细',
  insertable: 1,
  newrow: { qty: 1 },
  controls: [
    { type: 'text', name: 'product', title: '商品', required: 1 },
    { type: 'number', name: 'qty', title: '数量', required: 1, min: 1 },
    { type: 'number', name: 'double', title: '两倍', readonly: 1, value: '=row.qty * 2' },
    { type: 'select', name: 'unit', title: '单位', readonly: 1, options: [{ key: 1, text: '箱' }] },
    { type: 'text', name: 'secret', title: '内部', hidden: 1, required: 1 },
  ],
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const cell = (title: string, row: number) => `engine.array.cell {"title":"${title}","row":${row}}`;
const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

/** jsdom lays nothing out: an element is as large as the window of rows is by default. */
beforeAll(() => {
  for (const side of ['clientWidth', 'clientHeight'] as const) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 440 });
  }
});

/** The window of rows has been fetched. */
const windowOfRows = () => screen.findAllByLabelText(/"title":"数量"/);

describe('rows that are edited in place', () => {
  it('are added and removed by hand, and the page’s totals follow', async () => {
    const { host } = showControls(
      [lines(), { type: 'label', name: 'total', title: '合计', value: '=sum(lines.double)' }, save],
      { host: createFakeHost({ call: () => Promise.resolve({}) }) },
    );
    expect(screen.getByText('engine.array.emptyinsert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.add' }));
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.add' }));
    await userEvent.type(field(cell('商品', 1)), '水');
    await userEvent.type(field(cell('数量', 2)), '5');
    expect(screen.getByRole('group', { name: '合计' })).toHaveTextContent('32');
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.delete {"row":2}' }));
    expect(bodyRows()).toHaveLength(1);
    expect(screen.getByRole('group', { name: '合计' })).toHaveTextContent('2');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, lines: [{ product: '水', qty: 1, double: 2 }] });
  });

  it('keep the focus near when one is deleted, which can be undone until the page is sent', async () => {
    const { host } = showControls([lines({ value: [{ qty: 1 }, { qty: 2 }] }), save], {
      host: createFakeHost({ call: () => Promise.resolve({}) }),
    });
    const remove = (row: number) =>
      userEvent.click(screen.getByRole('button', { name: `engine.array.delete {"row":${row}}` }));
    await remove(1);
    expect(document.activeElement?.closest('tr')).toBe(bodyRows()[0]);
    await remove(1);
    expect(screen.getByRole('button', { name: 'engine.array.add' })).toHaveFocus();
    expect(host.log.undos).toMatchObject([{ text: 'engine.array.deletedlines {"count":2}' }]);
    act(() => host.log.undos[0]?.undo());
    expect(field(cell('数量', 2))).toHaveValue('2');
    await remove(1);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.undos).toEqual([]);
  });

  it('can be scrolled by keyboard where nothing in them can be tabbed to', async () => {
    const { unmount } = showControls([lines({ readonly: 1, value: Array.from({ length: 60 }, () => ({ qty: 1 })) })]);
    await screen.findAllByText('2');
    await userEvent.tab();
    expect(screen.getByRole('group', { name: '明细' })).toHaveFocus();
    unmount();
    showControls([lines()]);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'engine.array.add' })).toHaveFocus();
  });

  it('that are added by hand take the focus to their first cell that can be filled', async () => {
    showControls([
      lines({
        controls: [
          { type: 'number', name: 'no', title: '序号', readonly: 1, value: '=count(lines)' },
          { type: 'text', name: 'note', title: '备注', hidden: '=row.qty == 1' },
          { type: 'number', name: 'qty', title: '数量' },
        ],
      }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.add' }));
    expect(field(cell('数量', 1))).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.add' }));
    expect(field(cell('数量', 2))).toHaveFocus();
  });

  it('show what is only read as text, and hidden columns not at all', () => {
    showControls([lines({ value: [{ product: '水', qty: 3, unit: 1, secret: 's' }] })]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '商品 *',
      '数量 *',
      '两倍',
      '单位',
      'engine.table.actions',
    ]);
    expect(within(bodyRows()[0] as HTMLElement).getByText('6')).toBeVisible();
    expect(within(bodyRows()[0] as HTMLElement).getByText('箱')).toBeVisible();
  });

  it('show and hide a column as its expression says, for all rows at once', async () => {
    showControls([
      { type: 'number', name: 'level', title: '级别', value: 1 },
      lines({
        value: [{ qty: 1 }],
        controls: [
          { type: 'number', name: 'qty', title: '数量' },
          { type: 'text', name: 'note', title: '备注', hidden: '=level == 1' },
        ],
      }),
    ]);
    expect(screen.queryByRole('columnheader', { name: '备注' })).toBeNull();
    await userEvent.clear(field('级别'));
    expect(screen.getByRole('columnheader', { name: '备注' })).toBeVisible();
    expect(field(cell('备注', 1))).toBeVisible();
  });

  it('can be locked and opened again by another control', async () => {
    showControls([
      { type: 'number', name: 'locked', title: '锁定' },
      lines({ value: [{ product: '水', qty: 3 }], readonly: '=locked == 1' }),
    ]);
    expect(field(cell('数量', 1))).toHaveValue('3');
    await userEvent.type(field('锁定'), '1');
    expect(screen.queryByLabelText(cell('数量', 1))).toBeNull();
    expect(screen.queryByRole('button', { name: 'engine.array.add' })).toBeNull();
    await userEvent.clear(field('锁定'));
    expect(field(cell('数量', 1))).toHaveValue('3');
  });

  it('say in the cell what is wrong, which has the focus, and take it back while it is mended', async () => {
    const { host } = showControls([
      lines({
        value: [
          { product: '水', qty: 1 },
          { product: '茶', qty: 0 },
        ],
      }),
      save,
    ]);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    const wrong = field(cell('数量', 2));
    expect(wrong).toHaveFocus();
    const message = screen.getByText('engine.number.min {"title":"数量","min":1}');
    expect(wrong).toHaveAttribute('aria-describedby', message.closest('[id]')?.id);
    expect(host.log.calls).toEqual([]);
    await userEvent.type(wrong, '9');
    expect(screen.queryByText('engine.number.min {"title":"数量","min":1}')).toBeNull();
  });

  it('cannot be changed in a page that is only viewed', () => {
    showControls([lines({ value: [{ product: '水', qty: 3 }] })], { status: PAGE_STATUS.view });
    expect(within(screen.getByRole('table')).queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('水')).toBeVisible();
  });

  it('are mounted only in part when there are many, but count and sum as a whole', async () => {
    const value = Array.from({ length: 1000 }, (_, index) => ({ product: `p${index}`, qty: 1 }));
    showControls([
      lines({ value }),
      { type: 'label', name: 'total', title: '合计', value: '=concat(count(lines), " ", sum(lines.qty))' },
    ]);
    await windowOfRows();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    const mounted = screen.getAllByLabelText(/"title":"数量"/).length;
    expect(mounted).toBeGreaterThan(5);
    expect(mounted).toBeLessThan(60);
    expect(screen.getByRole('group', { name: '合计' })).toHaveTextContent('1000 1000');
  });

  it('show other rows when a person scrolls', async () => {
    showControls([lines({ value: Array.from({ length: 1000 }, (_, index) => ({ product: `p${index}`, qty: 1 })) })]);
    await windowOfRows();
    const scroller = screen.getByRole('table').parentElement as HTMLElement;
    await act(async () => {
      scroller.scrollTop = 30_000;
      fireEvent.scroll(scroller);
      await Promise.resolve();
    });
    expect(screen.queryByDisplayValue('p0')).toBeNull();
    expect(screen.getByDisplayValue('p732')).toBeInTheDocument();
  });

  it('whose column cannot be read show why above the rest', () => {
    showControls([
      lines({
        controls: [
          { type: 'hologram', name: 'h' },
          { type: 'number', name: 'qty', title: '数量' },
        ],
      }),
    ]);
    expect(within(screen.getByRole('table')).getByRole('alert')).toHaveTextContent('unknown-control');
    expect(screen.getByRole('columnheader', { name: '数量' })).toBeVisible();
  });

  it('come into sight for what is wrong in them, however far away', async () => {
    const value = Array.from({ length: 1000 }, (_, index) => ({ product: `p${index}`, qty: index === 900 ? 0 : 1 }));
    showControls([lines({ value }), save]);
    await windowOfRows();
    expect(screen.queryByLabelText(cell('数量', 901))).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(field(cell('数量', 901))).toHaveFocus();
  });

  it('keep the focus and what was typed when a person scrolls away', async () => {
    showControls([lines({ value: Array.from({ length: 1000 }, (_, index) => ({ product: `p${index}`, qty: 1 })) })]);
    await windowOfRows();
    const typed = field(cell('商品', 2));
    await userEvent.type(typed, '！');
    const scroller = screen.getByRole('table').parentElement as HTMLElement;
    await act(async () => {
      scroller.scrollTop = 30_000;
      fireEvent.scroll(scroller);
      await Promise.resolve();
    });
    expect(screen.getByDisplayValue('p732')).toBeInTheDocument();
    expect(typed).toHaveFocus();
    expect(typed).toHaveValue('p1！');
  });

  it('are checked one by one or all at once', async () => {
    const remove = {
      type: 'button',
      name: 'remove',
      title: '删除所选',
      onclicked: { steps: [{ do: 'deleteRows', target: 'lines', scope: 'checked' }] },
    };
    showControls([lines({ checkable: 1, value: [{ product: '水' }, { product: '茶' }, { product: '奶' }] }), remove]);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'engine.array.checkall' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'engine.array.check {"row":2}' }));
    expect(all.indeterminate).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '删除所选' }));
    expect(bodyRows()).toHaveLength(2);
    await userEvent.click(all);
    expect(all).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '删除所选' }));
    expect(screen.getByText('engine.array.emptyinsert')).toBeVisible();
  });

  it('are chosen one at a time where only one may be', async () => {
    showControls([lines({ checkable: 1, isradio: 1, value: [{ product: '水' }, { product: '茶' }] })]);
    const [first, second] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement];
    await userEvent.click(first);
    await userEvent.click(second);
    expect([first, second].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
  });

  it('are moved up and down by hand, not beyond the ends, and sent in their new order', async () => {
    const { host } = showControls(
      [
        lines({
          movable: 1,
          value: [
            { product: '水', qty: 1 },
            { product: '茶', qty: 2 },
          ],
        }),
        save,
      ],
      { host: createFakeHost({ call: () => Promise.resolve({}) }) },
    );
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.moveup {"row":1}' }));
    await userEvent.click(screen.getByRole('button', { name: 'engine.array.moveup {"row":2}' }));
    expect(field(cell('商品', 1))).toHaveValue('茶');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.calls[0]?.input).toMatchObject({ lines: [{ product: '茶' }, { product: '水' }] });
  });

  it('name their cells in the language of the moment', async () => {
    const translation = createStore({ language: 'zh-CN' });
    showControls([lines({ value: [{ product: '水', qty: 1 }] })], {
      host: createFakeHost({ translation, t: (key) => `${translation.get().language} ${key}` }),
    });
    expect(screen.getAllByLabelText('zh-CN engine.array.cell')).not.toHaveLength(0);
    act(() => translation.set({ language: 'en' }));
    expect(screen.queryByLabelText('zh-CN engine.array.cell')).toBeNull();
    expect(screen.getAllByLabelText('en engine.array.cell')).not.toHaveLength(0);
  });
});

it('on a card the columns that must be filled in are marked, those that are only read are not', async () => {
  showControls([lines({ value: [{ product: '水', qty: 1 }] })]);
  const cells = within(bodyRows()[0] as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ dataset }) => dataset.required)).toEqual(['true', 'true', undefined, undefined, undefined]);
});
