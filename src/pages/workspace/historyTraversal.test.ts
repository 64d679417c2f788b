import { trackHistoryTraversal } from './historyTraversal';

function setUp() {
  const entries = Object.assign(new EventTarget(), { currentEntry: { index: 4 } });
  const moveTo = (index: number, navigationType: string) => {
    const from = entries.currentEntry;
    entries.currentEntry = { index };
    entries.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType, from }));
  };
  return { moveTo, steps: trackHistoryTraversal(entries as unknown as Navigation, () => true) };
}

it('reports the distance of a traversal, back or forward', () => {
  const { moveTo, steps } = setUp();
  moveTo(2, 'traverse');
  expect(steps.last()).toEqual({ cause: 'traverse', distance: -2 });
  moveTo(3, 'traverse');
  expect(steps.last()).toEqual({ cause: 'traverse', distance: 1 });
});

it('recognises a typed address by its new entry', () => {
  const { moveTo, steps } = setUp();
  moveTo(5, 'push');
  expect(steps.last()).toEqual({ cause: 'address', distance: 1 });
});

it('uses the numbers of the product’s entries without the Navigation API', () => {
  expect(trackHistoryTraversal(undefined, () => true).last()).toEqual({ cause: 'traverse', distance: undefined });
  expect(trackHistoryTraversal(undefined, () => false).last()).toEqual({ cause: 'address', distance: undefined });
});
