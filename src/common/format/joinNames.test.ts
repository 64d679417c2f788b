import { joinNames } from './joinNames';

test.each([
  ['zh-CN', '上海、杭州、苏州'],
  ['zh-TW', '上海、杭州、苏州'],
  ['other', '上海、杭州、苏州'],
  ['en', '上海, 杭州, 苏州'],
] as const)('names are listed as in %s', (language, text) => {
  expect(joinNames(['上海', '杭州', '苏州'], language)).toBe(text);
});

test('one name stands alone, and no names are no text', () => {
  expect([joinNames(['A'], 'en'), joinNames([], 'zh-CN')]).toEqual(['A', '']);
});
