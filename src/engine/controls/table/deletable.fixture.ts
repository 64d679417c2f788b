import { createFakeHost } from '../../fakeHost';

/** For tests: a button of each row that deletes it and reads the control again. */
export const removeFrom = (target: string) => ({
  type: 'button',
  name: 'remove',
  title: '删除',
  onclicked: {
    steps: [
      { do: 'call', api: 'delete', input: { id: '=row.id' } },
      { do: 'reload', target },
    ],
  },
});

/** For tests: a server whose rows are deleted by that button; `set` replaces them. */
export function deletableRows<T extends { readonly id: number }>(items: readonly T[]) {
  let kept = items;
  const host = createFakeHost({
    call: ({ api, input }) => {
      if (api === 'delete') kept = kept.filter(({ id }) => id !== input.id);
      return Promise.resolve({ items: kept, __itemcount: kept.length });
    },
  });
  return {
    host,
    set(next: readonly T[]) {
      kept = next;
    },
  };
}
