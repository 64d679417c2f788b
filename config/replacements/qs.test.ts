import * as real from 'qs';
import { parse, stringify } from './qs';

const queries = [{}, { num: 3000 }, { filekey: 'a b&c=d/é 订单', empty: '' }, { code: ['x', 'y'], left: undefined }];

it.each(queries)('%j is written as by the package it stands for', (query) => {
  expect(stringify(query)).toBe(real.stringify(query, { arrayFormat: 'repeat', strictNullHandling: true }));
});

it.each(['', 'a=1&b=x%20y', 'c=%E8%AE%A2'])('%j is read as by the package it stands for', (query) => {
  expect(parse(query)).toEqual(real.parse(query));
});
