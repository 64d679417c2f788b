import { fireEvent, screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import FlowDiagram, { texts } from './FlowDiagram';
import { NodeIcon } from './NodeIcon';
import { approval, block, branch, end, start } from './testFlows';

/** Each card has one icon. */
jest.mock('./NodeIcon', () => ({ NodeIcon: jest.fn(() => null) }));
const drawn = jest.mocked(NodeIcon);
// jsdom has neither of them.
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.scrollBy = () => undefined;

const flowOf = (count: number) => [
  start,
  ...Array.from({ length: count }, (_, index) =>
    index % 10 === 0
      ? block('condition', `c${index}`, branch(`a${index}`, [approval(`x${index}`)]), branch(`b${index}`))
      : approval(`s${index}`),
  ),
  end,
];
const pointer = (target: Element, type: string, init: object = {}) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, button: 0, ...init }), { pointerId: 1, pointerType: 'mouse' }),
  );

test('no card is drawn again while the diagram is dragged around or zoomed', () => {
  const nodes = flowOf(20);
  renderScreen(() => <FlowDiagram nodes={nodes} label="流程" />, portalWith(texts));
  expect(drawn.mock.calls.length).toBeGreaterThan(20);
  drawn.mockClear();
  const room = screen.getByRole('group', { name: '流程图，可用方向键滚动' });
  const scrolled = jest.spyOn(room, 'scrollBy');
  pointer(room, 'pointerdown');
  for (let step = 0; step < 30; step += 1) pointer(room, 'pointermove', { movementX: 5, movementY: 3 });
  expect(scrolled).toHaveBeenCalledTimes(30);
  expect(room).toHaveAttribute('data-panning');
  pointer(room, 'pointerup');
  pointer(room, 'pointermove');
  expect(scrolled).toHaveBeenCalledTimes(30);
  fireEvent.wheel(room, { deltaY: -200, ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: '缩小' }));
  expect(drawn).not.toHaveBeenCalled();
});
