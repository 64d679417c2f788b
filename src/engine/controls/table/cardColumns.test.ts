import { arrangeColumns } from './arrangeColumns';
import type { Column } from './arrangeColumns';
import { cardColumns } from './cardColumns';

const column = (name: string, more: Partial<Column> = {}): Column => ({ name, title: name, ...more });
function cardOf(columns: Column[], { links = [] as string[], totals = [] as string[] } = {}) {
  const { title, amount, tags, details } = cardColumns(arrangeColumns(columns), {
    links: Object.fromEntries(links.map((name) => [name, {}])),
    totals,
  });
  const names = [tags, details].map((list) => list.map(({ key }) => key));
  return [title?.key, amount?.key, ...names];
}

const ORDER = [
  column('date', { format: 'date' }),
  column('no', { main: 1 }),
  column('shop', { main: 1 }),
  column('price', { format: 'money' }),
  column('amount', { format: 'money', main: 1 }),
  column('state', { format: 'tag' }),
];

it('a card has the first link as its title, the amount, the state and the other main columns', () => {
  expect(cardOf(ORDER, { links: ['shop'], totals: ['amount'] })).toEqual(['shop', 'amount', ['state'], ['no']]);
});

it('without a link the first main text is the title, and without totals the last money is the amount', () => {
  expect(cardOf(ORDER)).toEqual(['no', 'amount', ['state'], ['shop']]);
});

it('a number with a total comes before any money', () => {
  const columns = [column('shop'), column('minutes', { format: 'number' }), column('price', { format: 'money' })];
  expect(cardOf(columns, { totals: ['minutes'] })).toEqual(['shop', 'minutes', [], []]);
});

it('a table of one column has cards with a title alone', () => {
  expect(cardOf([column('day', { format: 'date' })])).toEqual(['day', undefined, [], []]);
});
