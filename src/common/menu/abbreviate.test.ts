import { abbreviate } from './abbreviate';

it('a collapsed title keeps its first four characters', () => {
  expect(abbreviate('费用与审批', 4)).toBe('费用与审');
  expect(abbreviate('工作台', 4)).toBe('工作台');
  expect(abbreviate('𠮷野家门店', 4)).toBe('𠮷野家门');
});
