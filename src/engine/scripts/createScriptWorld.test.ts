import { createTestPage } from '../model/testPage';
import { createScriptWorld } from './createScriptWorld';
import { AVAILABILITY_POLL_MS } from './limits';
import { pageStates } from './pageStates';

const controls = [
  { type: 'number', name: 'price', value: 3 },
  { type: 'text', name: 'approver', hidden: 1 },
  { type: 'number', name: 'total', readonly: 1, value: '=price * 2' },
  { type: 'array', name: 'lines', value: [{ qty: 1 }], controls: [{ type: 'number', name: 'qty' }] },
  { type: 'button', name: 'go', onclicked: { steps: [{ do: 'flycode', code: '1' }] } },
];

function open() {
  const test = createTestPage(controls);
  const { page, host } = test;
  const performed: unknown[] = [];
  const world = createScriptWorld({
    params: { do: 'flycode', code: '1' },
    page,
    host,
    context: { trigger: 'onclicked', control: page.control('go') },
    steps: {},
    perform: (step) => {
      performed.push(step);
      return Promise.resolve('done');
    },
  });
  return { ...test, world, performed };
}

describe('how controls stand, for a script', () => {
  it('is their facts as bits, their values and their rows as JSON', () => {
    const { page, array } = open();
    const states = pageStates(page);
    expect(states.get('price')).toEqual([0, '3']);
    expect(states.get('approver')).toEqual([1, null]);
    expect(states.get('total')).toEqual([4, '6']);
    expect(states.get('lines')).toEqual([
      0,
      '[{"qty":1}]',
      JSON.stringify([{ id: array('lines').list()[0]?.id, values: { qty: 1 }, names: ['qty'], state: [0, 0, 0] }]),
    ]);
  });

  it('is the same object as before where nothing has changed', () => {
    const { page, edit } = open();
    const before = pageStates(page);
    edit('price', 4);
    const after = pageStates(page);
    expect([...after.keys()].filter((name) => after.get(name) !== before.get(name))).toEqual(['price', 'total']);
  });
});

describe('what a script does to its page', () => {
  it('is unsaved input of the controls that it sets, by the event and not by the person’s own hand', () => {
    const { page, world, array } = open();
    const [line] = array('lines').list();
    world.apply([{ kind: 'control', target: 'approver', prop: 'hidden', value: 0 }]);
    expect(page.isDirty()).toBe(false);
    world.apply([
      { kind: 'control', target: 'price', prop: 'value', value: 5 },
      { kind: 'line', array: 'lines', line: line?.id ?? 0, name: 'qty', value: 2 },
    ]);
    expect(page.isDirty()).toBe(true);
    expect([...page.edits.changed].map(([{ name }, revision]) => [name, revision])).toEqual([
      ['price', 0],
      ['lines', 0],
    ]);
    expect(page.edits.isByPerson).toBe(true);
  });

  it('is done at once: what depends on it is computed once', () => {
    const { page, world, value, array } = open();
    const [line] = array('lines').list();
    world.apply([
      { kind: 'control', target: 'price', prop: 'value', value: 5 },
      { kind: 'control', target: 'approver', prop: 'hidden', value: 0 },
      { kind: 'line', array: 'lines', line: line?.id ?? 0, name: 'qty', value: 9 },
    ]);
    expect([value('total'), page.control('approver').isHidden(), value('lines')]).toEqual([10, false, [{ qty: 9 }]]);
  });

  it('leaves alone rows that are gone, and columns that there are not', () => {
    const { world, value, array } = open();
    const [line] = array('lines').list();
    world.apply([
      { kind: 'line', array: 'lines', line: -1, name: 'qty', value: 9 },
      { kind: 'line', array: 'lines', line: line?.id ?? 0, name: '__proto__', value: { hacked: 1 } },
      { kind: 'line', array: 'price', line: line?.id ?? 0, name: 'qty', value: 9 },
    ]);
    expect(value('lines')).toEqual([{ qty: 1 }]);
    expect(Object.getPrototypeOf(line?.values)).toBe(Object.prototype);
  });
});

describe('a script that waits for a control', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('goes on once the control is shown, which is looked for every 100 ms', async () => {
    const { page, world } = open();
    let isThere = false;
    void world.perform({ do: 'available', target: 'approver' }).then(() => {
      isThere = true;
    });
    await jest.advanceTimersByTimeAsync(AVAILABILITY_POLL_MS * 3);
    page.control('approver').hidden.set(false);
    await jest.advanceTimersByTimeAsync(AVAILABILITY_POLL_MS - 1);
    expect(isThere).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isThere).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not wait for one that is shown already, nor longer than the page is open', async () => {
    const { page, world } = open();
    await expect(world.perform({ do: 'available', target: 'price' })).resolves.toBeUndefined();
    const ended = world.perform({ do: 'available', target: 'approver' }).catch(({ kind }: { kind: string }) => kind);
    page.dispose();
    await jest.advanceTimersByTimeAsync(AVAILABILITY_POLL_MS);
    expect(await ended).toBe('cancelled');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is told at once that the page has no such control', async () => {
    await expect(open().world.perform({ do: 'available', target: 'nowhere' })).rejects.toMatchObject({
      code: 'missing-control',
    });
  });
});

it('hands every other step on, and translates', async () => {
  const { world, performed } = open();
  await expect(world.perform({ do: 'call', api: 'x' })).resolves.toBe('done');
  await expect(world.perform({ do: 'translate', key: 'order.title' })).resolves.toBe('order.title');
  expect(performed).toEqual([{ do: 'call', api: 'x' }]);
});
