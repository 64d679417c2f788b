import { firstOfMany } from './shortText';

test('up to three values are shown as they are', () => {
  expect(firstOfMany('华东、华南、华北', 3)).toBeUndefined();
});

test('of many values the first two are shown, and how many there are', () => {
  expect(firstOfMany('华东、华南、华北、西南、东北', 5)).toEqual({ names: ['华东', '华南'], count: 5 });
  expect(firstOfMany('East, South, North, West', 4)).toEqual({ names: ['East', 'South'], count: 4 });
});

test('a text that is not a list of the values stays whole', () => {
  expect(firstOfMany('除华东外的全部区域', 5)).toBeUndefined();
  expect(firstOfMany('上海、浦东、北京、天津、重庆', 4)).toBeUndefined();
});
