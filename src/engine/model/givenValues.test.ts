import { createFakeHost } from '../fakeHost';
import { createTestPage } from './testPage';

const text = (name: string, more: Record<string, unknown> = {}) => ({ type: 'text', name, ...more });
const lines = { type: 'array', name: 'lines', controls: [{ type: 'number', name: 'qty' }] };
const READ = [
  { id: 'read', do: 'call', api: 'expense', input: {} },
  { do: 'fill', values: '=read' },
];

const hostWith = (record: Record<string, unknown>) => createFakeHost({ call: () => Promise.resolve(record) });

describe('the values that a page is opened with', () => {
  it('take the place of the stored record; other steps of onload run', async () => {
    const test = createTestPage([text('title'), text('note'), lines], {
      host: hostWith({ title: 'stored', note: 'stored' }),
      status: 2,
      given: { title: '北京出差', lines: [{ qty: 1 }, { qty: 2 }], customername: '华东' },
      more: { onload: { steps: [...READ, { do: 'set', target: 'note', value: "=concat(title, '!')" }] } },
    });
    const started = test.page.start();
    expect([test.value('title'), test.page.reading()]).toEqual(['北京出差', false]);
    await started;
    expect([test.value('title'), test.value('note'), test.array('lines').column('qty')]).toEqual([
      '北京出差',
      '北京出差!',
      [1, 2],
    ]);
    expect(test.page.record()).toMatchObject({ customername: '华东' });
    expect(test.page.isLoaded()).toBe(true);
  });

  it('are no unsaved input, arrays included', async () => {
    const test = createTestPage([text('title'), lines], {
      status: 2,
      given: { title: 'x', lines: [{ qty: 1 }] },
      more: { onload: { steps: READ } },
      host: hostWith({ title: 'stored' }),
    });
    await test.page.start();
    expect(test.page.isDirty()).toBe(false);
    expect(test.array('lines').byScope('modified')).toEqual([]);
    expect(test.page.values()).toEqual({ __pagestatus: 2, title: 'x', lines: [{ qty: 1 }] });
    test.edit('title', 'y');
    expect(test.page.isDirty()).toBe(true);
  });

  it('are shown although the record cannot be read', async () => {
    const host = createFakeHost({ call: () => Promise.reject(new Error('gone')) });
    const more = { onload: { steps: READ } };
    const test = createTestPage([text('title')], { host, status: 3, given: { title: 'x' }, more });
    await test.page.start();
    expect([test.value('title'), test.page.reading(), test.page.isLoaded()]).toEqual(['x', false, true]);
    expect(host.log.errors).toHaveLength(1);
  });

  it('stand over the defaults of a new record, which stay where no value was given', async () => {
    const test = createTestPage(
      [text('title'), text('day'), text('place'), text('own', { onload: { steps: [set('own', 'computed')] } }), lines],
      {
        host: hostWith({ title: '默认', place: '上海', placename: '总部' }),
        given: { title: '草稿', day: '2026-11-20', own: 'kept', lines: [{ qty: 7 }] },
        more: {
          onload: {
            steps: [...READ, set('day', '2026-01-01'), { do: 'insertRows', target: 'lines', values: [{ qty: 1 }] }],
          },
        },
      },
    );
    await test.page.start();
    expect(test.page.values()).toEqual({
      __pagestatus: 1,
      title: '草稿',
      day: '2026-11-20',
      place: '上海',
      own: 'kept',
      lines: [{ qty: 7 }],
    });
    expect([test.page.record().placename, test.page.isDirty()]).toEqual(['总部', false]);
  });

  it('do not replace what a person types before onload has ended', async () => {
    let answer = (_record: object) => undefined as void;
    const host = createFakeHost({ call: () => new Promise((resolve) => (answer = resolve)) });
    const more = { onload: { steps: READ } };
    const test = createTestPage([text('title'), lines], { host, status: 2, given: { title: 'x', lines: [] }, more });
    const started = test.page.start();
    await Promise.resolve();
    test.edit('title', 'typed');
    test.array('lines').insert([{ qty: 5 }]);
    answer({ title: 'stored' });
    await started;
    expect([test.value('title'), test.array('lines').column('qty')]).toEqual(['typed', [5]]);
    expect(test.page.isDirty()).toBe(true);
  });
});

function set(target: string, value: unknown) {
  return { do: 'set', target, value };
}
