import { listCardColumns } from './listCardColumns';

const FIELDS = [
  { name: 'limit', title: '额度', format: 'money' },
  { name: 'phone', title: '电话' },
  { name: 'owed', title: '欠款', format: 'money' },
  { name: 'state', title: '状态', format: 'tag' },
] as const;

const names = (columns: readonly { column: { name: string } }[]) => columns.map(({ column }) => column.name);

it('a card has the title and text of its list, the last money as amount, and all other fields', () => {
  const card = listCardColumns({ titlefield: 'name', textfield: 'address', fields: [...FIELDS] }, { phone: {} });
  expect([card.title?.column.name, card.text?.column.name, card.amount?.column.name]).toEqual([
    'name',
    'address',
    'owed',
  ]);
  expect(names(card.tags)).toEqual(['state']);
  expect(names(card.details)).toEqual(['limit', 'phone']);
  expect(names(card.links)).toEqual(['phone']);
});
