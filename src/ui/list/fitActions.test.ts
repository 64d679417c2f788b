import { ACTIONS_MAX_PX, actionsRoom, fitActions } from './fitActions';

const THREE = ['查看', '编辑', '删除'];

it('three short actions stand in the row, of four the last two are in the menu', () => {
  expect(fitActions(THREE, actionsRoom(THREE, false))).toBe(3);
  const four = [...THREE, '打印'];
  expect(fitActions(four, actionsRoom(four, false))).toBe(2);
});

it('the actions of a row never need more than the largest room, and what does not fit is in the menu', () => {
  const long = ['Show delivery', 'Copy this order', 'Delete'];
  expect(actionsRoom(long, false)).toBe(ACTIONS_MAX_PX);
  expect(fitActions(long, actionsRoom(long, false))).toBe(1);
});

it('a row that shows fewer actions than the others shows all of them beside each other', () => {
  const four = [...THREE, '打印'];
  expect(fitActions(['编辑', '打印'], actionsRoom(four, false))).toBe(2);
});

it('a single action is no menu, however long it is', () => {
  expect(fitActions(['x'.repeat(80)], ACTIONS_MAX_PX)).toBe(1);
});

it('in a tight window a row shows one action, the others are in its menu', () => {
  const room = actionsRoom(THREE, true);
  expect(fitActions(THREE, room)).toBe(1);
  expect(fitActions(['查看'], room)).toBe(1);
  expect(room).toBeLessThan(actionsRoom(THREE, false));
});
