import fc from 'fast-check';
import { closing, createLayerReducers, layersOver, orphans, returning } from './layerStack';
import type { Layer, LayerStack } from './layerStack';

type Page = { pageCode: string };
const layer = (id: string, over: string | null = null): Layer<Page> => ({ id, over, page: { pageCode: `page ${id}` } });
const { push, setPage, remove } = createLayerReducers<Page>();
const stackOf = (...layers: Layer<Page>[]) =>
  layers.reduce<LayerStack<Page>>((stack, item) => push(stack, { payload: item }), []);
const ids = (stack: LayerStack) => stack.map((item) => item.id);

describe('stacked dialogs', () => {
  it('are in the order in which they opened', () => {
    expect(ids(stackOf(layer('a'), layer('b'), layer('c')))).toEqual(['a', 'b', 'c']);
  });

  it('close together with everything above them, the topmost first', () => {
    expect(closing(stackOf(layer('a'), layer('b'), layer('c')), 'b')).toEqual(['c', 'b']);
  });

  it('close only the topmost when the one to close is not open', () => {
    expect(closing(stackOf(layer('a'), layer('b')), 'elsewhere')).toEqual(['b']);
    expect(closing([], 'elsewhere')).toEqual([]);
  });

  it('stay the same object when an event changes nothing', () => {
    const stack = stackOf(layer('a'));
    expect(setPage(stack, { payload: { id: 'a', change: { pageCode: 'page a' } } })).toBe(stack);
    expect(push(stack, { payload: layer('a') })).toBe(stack);
    expect(remove(stack, { payload: ['elsewhere'] })).toBe(stack);
    expect(setPage(stack, { payload: { id: 'a', change: { pageCode: 'x' } } })[0]?.page.pageCode).toBe('x');
  });
});

describe('pages pushed over a view', () => {
  const stack = stackOf(layer('p1', 'tab'), layer('d1'), layer('p2', 'd1'), layer('p3', 'tab'), layer('d2'));

  it('belong to that view alone', () => {
    expect(ids(layersOver(stack, 'tab'))).toEqual(['p1', 'p3']);
    expect(ids(layersOver(stack, null))).toEqual(['d1', 'd2']);
  });

  it('close with those above them in the same place', () => {
    expect(closing(stack, 'p1')).toEqual(['p3', 'p1']);
    expect(closing(stack, 'p2')).toEqual(['p2']);
  });

  it('close together with their dialog', () => {
    expect(closing(stack, 'd1')).toEqual(['d2', 'p2', 'd1']);
  });

  it('close with their tab', () => {
    expect(orphans(stack, (viewId) => viewId !== 'tab')).toEqual(['p1', 'p3']);
    expect(orphans(stack, () => true)).toEqual([]);
  });
});

describe('the way back to a page', () => {
  const stack = stackOf(layer('a'), layer('p', 'a'), layer('b'), layer('c'));

  it('closes all above it', () => {
    expect(returning(stack, 'page b')).toEqual(['c']);
    expect(returning(stack, 'page a')).toEqual(['c', 'b', 'p']);
  });

  it('closes only the topmost when the page is not open, and nothing when it is on top', () => {
    expect(returning(stack, 'elsewhere')).toEqual(['c']);
    expect(returning(stack, 'page c')).toEqual([]);
    expect(returning([], 'elsewhere')).toEqual([]);
  });
});

const step = fc.record({
  isOpening: fc.boolean(),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  over: fc.constantFrom(null, null, 'tab 1', 'tab 2', 'a', 'b'),
});

it('a close removes only the end of one stack and the layers over it, after any sequence of events', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      steps.reduce<LayerStack<Page>>((stack, { isOpening, id, over }) => {
        const isOpen = (viewId: string) =>
          viewId.startsWith('tab') || stack.some((item) => item.id === viewId && item.over === null);
        if (isOpening) return over === null || isOpen(over) ? push(stack, { payload: layer(id, over) }) : stack;
        const target = stack.find((item) => item.id === id) ?? layersOver(stack, null).at(-1);
        const leaving = closing(stack, id);
        const after = remove(stack, { payload: leaving });
        const own = target ? layersOver(stack, target.over) : [];
        const kept = target ? own.slice(0, own.indexOf(target)) : [];
        if (target) expect(layersOver(after, target.over)).toEqual(kept);
        expect(
          orphans(after, (viewId) => viewId.startsWith('tab') || after.some((item) => item.id === viewId)),
        ).toEqual([]);
        const others = stack.filter(
          (item) => !own.includes(item) && !own.some((lost) => !kept.includes(lost) && item.over === lost.id),
        );
        expect(after).toEqual(stack.filter((item) => kept.includes(item) || others.includes(item)));
        return after;
      }, []);
    }),
  );
});
