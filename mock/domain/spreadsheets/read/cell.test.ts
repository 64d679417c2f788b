import { parseDay } from '../../calendar';
import type { Cell } from './cell';
import { dayOf, numberOf, textOf } from './cell';

const DAY = parseDay('2026-11-20');

it.each<[Cell]>([
  [{ serial: 46_346.75 }],
  [46_346],
  ['2026-11-20'],
  ['2026/11/20'],
  ['2026.11.20'],
  [' 2026年11月20日 '],
])('reads %p as the 20th of November 2026', (cell) => {
  expect(dayOf(cell)).toBe(DAY);
});

it.each<[Cell]>([
  ['20.11.2026'],
  ['11/20/2026'],
  ['2026-13-01'],
  ['2026-02-30'],
  ['2026/11-20'],
  [0],
  [60],
  [9e9],
  [true],
])('reads no date from %p, whose order is unclear or which does not exist', (cell) => {
  expect(dayOf(cell)).toBeUndefined();
});

it.each<[Cell, number | undefined]>([
  ['1,234.50', 1_234.5],
  [' -7 ', -7],
  ['0012', 12],
  [3.25, 3.25],
  ['1e5', undefined],
  ['12,34', undefined],
  ['1234567890123456', undefined],
  ['', undefined],
  [Infinity, undefined],
  [true, undefined],
])('reads %p as the number %p, if it is one without loss', (cell, number) => {
  expect(numberOf(cell)).toBe(number);
});

it.each<[Cell, string | undefined]>([
  [13_800_000_001, '13800000001'],
  [' 门店 ', '门店'],
  [true, 'TRUE'],
  [{ serial: 46_346 }, '2026-11-20'],
  [1_234_567_890_123_456, undefined],
  [1e21, undefined],
  [undefined, ''],
])('reads %p as the text %p, if no digit is lost', (cell, text) => {
  expect(textOf(cell)).toBe(text);
});
