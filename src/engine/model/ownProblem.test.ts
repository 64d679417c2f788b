import { createTestPage } from './testPage';

const number = (name: string, more: Record<string, unknown> = {}) => ({ type: 'number', name, ...more });
const most = (more: Record<string, unknown> = {}) => [
  number('least', { value: 1 }),
  number('most', { value: 5, problem: "=if(most < least, concat('under ', least), '')", ...more }),
];

describe('a problem that the page itself finds with an input', () => {
  it('is said as long as it is so, whatever changes, and the page is not valid meanwhile', () => {
    const { page, edit } = createTestPage(most());
    const told = () => page.control('most').error();
    expect([told(), page.validate()]).toEqual([undefined, true]);
    edit('least', 7);
    expect(told()).toBe('under 7');
    edit('least', 8);
    expect([told(), page.validate(), told()]).toEqual(['under 8', false, 'under 8']);
    edit('most', 9);
    expect([told(), page.validate()]).toEqual([undefined, true]);
    edit('least', 10);
    page.control('most').blur();
    edit('least', 2);
    expect(told()).toBeUndefined();
  });

  it('may be a translation key, and comes after what is wrong with the value alone', () => {
    const { page, edit } = createTestPage([
      number('amount', { max: 100, problem: "=if(amount > 10, '@much', '')", value: 11 }),
    ]);
    expect(page.control('amount').error()).toBe('much');
    edit('amount', 101);
    expect(page.validate()).toBe(false);
    expect(page.control('amount').error()).toContain('engine.number.max');
  });

  it('is not a reason to ask for a missing value before the person has left the input or submits', () => {
    const { page, edit } = createTestPage([
      number('day', { required: 1, value: 5, problem: "=if(isempty(day), 'no day', '')" }),
    ]);
    const told = () => page.control('day').error();
    edit('day', undefined);
    expect(told()).toBe('no day');
    expect(page.validate()).toBe(false);
    expect(told()).toContain('engine.required');
  });

  it('lets the value be judged when the person leaves the input', () => {
    const { page, edit } = createTestPage(most({ max: 100 }));
    const told = () => page.control('most').error();
    edit('least', 200);
    edit('most', 150);
    expect(told()).toBe('under 200');
    page.control('most').blur();
    expect(told()).toContain('engine.number.max');
    edit('most', 50);
    expect(told()).toBe('under 200');
  });

  it('leaves the message for a value that cannot be read to that value, after a blur as well', () => {
    const { page, edit } = createTestPage([
      { type: 'text', name: 'source', value: 'soon' },
      { type: 'date', name: 'day', value: '=source' },
    ]);
    page.control('day').blur();
    expect(page.control('day').error()).toContain('engine.unreadable');
    edit('source', '2026-08-01');
    expect(page.control('day').error()).toBeUndefined();
  });

  it('does not matter where nobody can change the input', () => {
    for (const more of [{ hidden: 1 }, { readonly: 1 }]) {
      const { page } = createTestPage(most({ ...more, value: 0 }));
      expect([page.control('most').error(), page.validate()]).toEqual([undefined, true]);
    }
  });

  it('is found with an array as a whole', () => {
    const { page, array } = createTestPage([
      {
        type: 'array',
        name: 'lines',
        controls: [number('qty')],
        value: [{ qty: 1 }],
        problem: "=if(sum(lines.qty) > 1, 'too many', '')",
      },
    ]);
    expect(page.validate()).toBe(true);
    array('lines').insert([{ qty: 1 }]);
    expect([array('lines').error(), page.validate()]).toEqual(['too many', false]);
  });

  it('is found on each line of an array', () => {
    const { page, array, edit } = createTestPage([
      number('least', { value: 2 }),
      {
        type: 'array',
        name: 'lines',
        controls: [number('qty', { problem: "=if(row.qty < least, concat('line under ', least), '')" })],
        value: [{ qty: 1 }, { qty: 3 }],
      },
    ]);
    expect(page.validate()).toBe(false);
    expect(
      array('lines')
        .list()
        .map(({ errors }) => errors),
    ).toEqual([{ qty: 'line under 2' }, {}]);
    edit('least', 0);
    expect(page.validate()).toBe(true);
  });
});
