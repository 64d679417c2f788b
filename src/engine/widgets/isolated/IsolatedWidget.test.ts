import { IsolatedWidget } from './IsolatedWidget';
import type { FromWidget, ToFrame } from './messages';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A widget that has registered and owes its first drawing. */
function owingDrawing() {
  const sent: ToFrame[] = [];
  const listener = {
    onDrawn: jest.fn(),
    onFault: jest.fn(),
    onMishap: jest.fn(),
    onValue: jest.fn(),
    onUnregistered: jest.fn(),
    onEnded: jest.fn(),
    onHeight: jest.fn(),
    onFocus: jest.fn(),
  };
  const widget = new IsolatedWidget({ type: 'gauge', send: (message) => void sent.push(message), listener });
  const says = (message: FromWidget) => widget.receive({ kind: 'said', text: JSON.stringify(message) });
  widget.tell({ props: { most: '5' }, facts: { readonly: false, required: false, hidden: false, language: 'zh-CN' } });
  says({ kind: 'alive' });
  says({ kind: 'registered', turn: 1, properties: { most: { type: 'number' } } });
  return { widget, sent, listener, says };
}

it('asks it to register, then to draw with its properties in their kinds', () => {
  const { sent } = owingDrawing();
  expect(sent).toEqual([
    { kind: 'ask', question: { kind: 'register', turn: 1, type: 'gauge' } },
    { kind: 'ask', question: expect.objectContaining({ kind: 'draw', turn: 2, props: { most: 5 } }) as object },
  ]);
});

it('is ended 800 ms after a question, unless its answer is there and was only not heard', () => {
  const silent = owingDrawing();
  jest.advanceTimersByTime(799);
  expect(silent.sent.at(-1)?.kind).toBe('ask');
  jest.advanceTimersByTime(1);
  expect(silent.sent.at(-1)).toEqual({ kind: 'echo' });
  silent.widget.receive({ kind: 'echo' });
  expect(silent.listener.onEnded).toHaveBeenCalledWith({ code: 'silent', params: { ms: '800' } });

  const busy = owingDrawing();
  jest.advanceTimersByTime(800);
  busy.says({ kind: 'drawn', turn: 2, tree: 'x' });
  busy.widget.receive({ kind: 'echo' });
  jest.advanceTimersByTime(60_000);
  expect(busy.listener.onEnded).not.toHaveBeenCalled();
  expect(busy.sent.at(-1)).toEqual({ kind: 'paint', nodes: ['x'], seen: 0 });
});

it('is ended when its whole frame is gone', () => {
  const { listener } = owingDrawing();
  jest.advanceTimersByTime(800 + 10_000);
  expect(listener.onEnded).toHaveBeenCalledTimes(1);
});

it('draws once more, not once for each, what it was told while it drew', () => {
  const { widget, sent, says } = owingDrawing();
  for (const most of ['6', '7', '8'])
    widget.tell({ props: { most }, facts: { readonly: false, required: false, hidden: false, language: 'zh-CN' } });
  expect(sent).toHaveLength(2);
  says({ kind: 'drawn', turn: 2, tree: 'x' });
  expect(sent.slice(2)).toEqual([
    expect.objectContaining({ kind: 'paint' }),
    { kind: 'ask', question: expect.objectContaining({ turn: 3, props: { most: 8 } }) as object },
  ]);
});

it('takes no answer twice, and none to a question that was never asked', () => {
  const { sent, listener, says } = owingDrawing();
  says({ kind: 'drawn', turn: 2, tree: 'x' });
  says({ kind: 'drawn', turn: 2, tree: 'y' });
  says({ kind: 'drawn', turn: 3, tree: 'z' });
  says({ kind: 'registered', turn: 3, properties: {} });
  expect(sent.filter(({ kind }) => kind === 'paint')).toEqual([{ kind: 'paint', nodes: ['x'], seen: 0 }]);
  expect(listener.onUnregistered).not.toHaveBeenCalled();
});
