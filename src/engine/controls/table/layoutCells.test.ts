import { arrangeColumns } from './arrangeColumns';
import type { Column } from './arrangeColumns';
import { layoutCells } from './layoutCells';

const columns: Column[] = [
  { name: 'no', title: 'no', fixed: 'left' },
  { name: 'shop', title: 'shop', fixed: 'left' },
  { name: 'amount', title: 'amount', format: 'money' },
  { name: 'state', title: 'state', fixed: 'right' },
];
const everything = { hasCheck: true, hasActions: true };

it('frozen cells stand at a distance from their side, the check with the left ones and the buttons with the right ones', () => {
  const layout = layoutCells(arrangeColumns(columns), everything);
  expect(layout.isFrozen).toBe(true);
  expect(layout.check).toMatchObject({ 'data-fixed': 'left', style: { insetInlineStart: 'var(--frozen-left-0)' } });
  expect(layout.cells.map(({ look }) => look.style)).toEqual([
    { insetInlineStart: 'var(--frozen-left-1)' },
    { insetInlineStart: 'var(--frozen-left-2)' },
    undefined,
    { insetInlineEnd: 'var(--frozen-right-1)' },
  ]);
  expect(layout.cells.map(({ look }) => look['data-edge'])).toEqual([undefined, true, undefined, true]);
  expect(layout.actions).toMatchObject({ style: { insetInlineEnd: 'var(--frozen-right-0)' } });
});

it('where no column asks to be frozen, only the buttons of the rows are', () => {
  const layout = layoutCells(arrangeColumns([{ name: 'no', title: 'no' }]), everything);
  expect([layout.isFrozen, layout.check]).toEqual([true, {}]);
  expect(layout.actions).toMatchObject({ 'data-fixed': 'right', 'data-actions': true, 'data-edge': true });
  expect(
    layoutCells(arrangeColumns([{ name: 'no', title: 'no' }]), { hasCheck: true, hasActions: false }).isFrozen,
  ).toBe(false);
});

it('hidden columns have no cells', () => {
  const layout = layoutCells(arrangeColumns(columns, { order: [], hidden: ['shop', 'state'] }), {
    hasCheck: false,
    hasActions: false,
  });
  expect(layout.cells.map(({ key }) => key)).toEqual(['no', 'amount']);
  expect([layout.check, layout.actions]).toEqual([undefined, undefined]);
});
