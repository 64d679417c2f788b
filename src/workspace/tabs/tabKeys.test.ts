import { tabKeyAction } from './tabKeys';

const press = (key: string, isWithModifiers = false) => ({ key, ctrlKey: isWithModifiers, shiftKey: isWithModifiers });

it('arrow keys activate the next or previous tab and wrap around at the ends', () => {
  expect(tabKeyAction(press('ArrowRight'), 0, 3)).toEqual({ type: 'go', index: 1 });
  expect(tabKeyAction(press('ArrowRight'), 2, 3)).toEqual({ type: 'go', index: 0 });
  expect(tabKeyAction(press('ArrowLeft'), 0, 3)).toEqual({ type: 'go', index: 2 });
});

it('Ctrl and Shift with an arrow key move the tab', () => {
  expect(tabKeyAction(press('ArrowRight', true), 1, 3)).toEqual({ type: 'move', toIndex: 2 });
  expect(tabKeyAction(press('ArrowLeft', true), 2, 3)).toEqual({ type: 'move', toIndex: 1 });
});

it('Home and End activate the first and last tab, Delete closes, other keys do nothing', () => {
  expect(tabKeyAction(press('Home'), 2, 3)).toEqual({ type: 'go', index: 0 });
  expect(tabKeyAction(press('End'), 0, 3)).toEqual({ type: 'go', index: 2 });
  expect(tabKeyAction(press('Delete'), 1, 3)).toEqual({ type: 'close' });
  expect(tabKeyAction(press('a'), 1, 3)).toBeNull();
});
