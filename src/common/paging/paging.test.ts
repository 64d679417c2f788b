import { itemCountOf, pageCountOf } from './paging';

test.each([
  ['the count of the server', 45, 20, 45],
  ['the rows up to the end of the page when the count is negative', -1, 3, 23],
  ['the rows up to the end of the page when the count is no integer', 40.5, 3, 23],
  ['the rows up to the end of the page when the count is infinite', Infinity, 3, 23],
  ['the rows up to the end of the page when they are more than the count', 2, 3, 23],
  ['the count of the server when the rows of its last page stand for a page beyond it', 5, 5, 5],
  ['the count of the server when the page holds more rows than it should', 22, 3, 22],
  ['the count of the server when the page is empty', 20, 0, 20],
  ['none when the count is impossible and the page is empty', -1, 0, 0],
])('the number of all rows is %s', (_, said, rows, expected) => {
  expect(itemCountOf(said, rows, { index: 2, size: 20 })).toBe(expected);
});

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('%d rows stand on %d pages of 20', (count, pages) => expect(pageCountOf(count, 20)).toBe(pages));
