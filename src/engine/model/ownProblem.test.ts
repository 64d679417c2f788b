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

  it('does not matter where nobody can change the input', () => {
    for (const more of [{ hidden: 1 }, { readonly: 1 }]) {
      const { page } = createTestPage(most({ ...more, value: 0 }));
      expect([page.control('most').error(), page.validate()]).toEqual([undefined, true]);
    }
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
