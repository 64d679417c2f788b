import { matchesCode, matchTitle } from './matchTitle';
import { pinyin } from './pinyin';

const marked = (title: string, query: string) =>
  matchTitle(title, query, pinyin)
    ?.map((index) => title[index])
    .join('') ?? null;

test.each([
  ['the beginning', '订单列表', '订单', '订单'],
  ['the middle', '订单列表', '单列', '单列'],
  ['any case', 'Order list', 'ORDER', 'Order'],
  ['several words in any order', 'Order list', 'li ord', 'Ordli'],
  ['full pinyin', '订单列表', 'dingdan', '订单'],
  ['initials', '订单列表', 'ddlb', '订单列表'],
  ['initials in capitals', '订单列表', 'DDLB', '订单列表'],
  ['initials of neighbours', '订单列表', 'dl', '单列'],
  ['a syllable begun', '订单列表', 'dingdanli', '订单列'],
  ['syllables and initials', '订单列表', 'dingdanlb', '订单列表'],
  ['syllables apart', '订单列表', 'ding dan', '订单'],
  ['what an input method shows while composing', '订单列表', "ding'dan'l", '订单列'],
  ['either reading of a character', '重点客户', 'zhongdian', '重点'],
  ['traditional characters', '訂單列表', 'ddlb', '訂單列表'],
  ['letters beside characters', 'ERP订单', 'erp dd', 'ERP订单'],
])('a title is found by %s', (_what, title, query, expected) => {
  expect(marked(title, query)).toBe(expected);
});

test.each([
  ['something else', '订单列表', 'kehu'],
  ['initials that are not neighbours', '订单列表', 'db'],
  ['one wrong word among right ones', 'Order list', 'order visits'],
  ['nothing but marks', '订单列表', "'"],
])('a title is not found by %s', (_what, title, query) => {
  expect(marked(title, query)).toBeNull();
});

test('until pinyin is loaded, a title is found as it is written', () => {
  expect(matchTitle('订单列表', '列表')).toEqual([2, 3]);
  expect(matchTitle('订单列表', 'ddlb')).toBeNull();
});

test('a letter that grows in lower case does not shift the marks', () => {
  expect(marked('İstanbul order', 'order')).toBe('order');
});

test.each([
  ['order-list', 'order', true],
  ['order-list', 'list Order', true],
  ['native:report-List', 'list', true],
  ['order-list', 'or', false],
  ['order-list', 'rder', false],
  ['order-list', 'order visit', false],
])('the code %s is found by "%s": %s', (code, query, isFound) => {
  expect(matchesCode(code, query)).toBe(isFound);
});
