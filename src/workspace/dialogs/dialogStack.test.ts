import fc from 'fast-check';
import { closing, firstDirty, next } from './dialogStack';
import type { DialogEvent, DialogStack } from './dialogStack';

const push = (id: string): DialogEvent => ({ type: 'push', id, page: id });
const stackOf = (...ids: string[]): DialogStack => ids.map(push).reduce<DialogStack>(next, []);
const ids = (stack: DialogStack) => stack.map((entry) => entry.id);

describe('stacked dialogs', () => {
  it('stand in the order in which they opened', () => {
    expect(ids(stackOf('a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
  });

  it('close together with everything above them, the topmost first', () => {
    expect(closing(stackOf('a', 'b', 'c'), 'b')).toEqual(['c', 'b']);
  });

  it('lose only the topmost when the one to close is not open', () => {
    expect(closing(stackOf('a', 'b'), 'elsewhere')).toEqual(['b']);
    expect(closing([], 'elsewhere')).toEqual([]);
  });

  it('ask about the topmost unsaved one before anything closes', () => {
    const stack = [{ type: 'setDirty', id: 'b', isDirty: true } as const].reduce<DialogStack>(next, stackOf('a', 'b', 'c'));
    expect(firstDirty(stack, closing(stack, 'a'))?.id).toBe('b');
    expect(firstDirty(stack, closing(stack, 'c'))).toBeUndefined();
  });

  it('do not change when they are told what they know', () => {
    const stack = next<{ title: string }>([], { type: 'push', id: 'a', page: { title: 'Order' } });
    expect(next(stack, { type: 'setPage', id: 'a', change: { title: 'Order' } })).toBe(stack);
    expect(next(stack, { type: 'setDirty', id: 'a', isDirty: false })).toBe(stack);
    expect(next(stack, { type: 'setPage', id: 'a', change: { title: 'Order 7' } })[0]?.page.title).toBe('Order 7');
  });

  it('ignore a second opening under the same id', () => {
    const stack = stackOf('a');
    expect(next(stack, push('a'))).toBe(stack);
  });
});

const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'e');

it('whatever opens and closes, what lies below a closed dialog is untouched', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), anyId), { maxLength: 40 }), (steps) => {
      steps.reduce<DialogStack>((stack, [isOpening, id]) => {
        if (isOpening) return next(stack, push(id));
        const leaving = closing(stack, id);
        const after = next(stack, { type: 'remove', ids: leaving });
        expect(after).toEqual(stack.slice(0, stack.length - leaving.length));
        return after;
      }, []);
    }),
  );
});
