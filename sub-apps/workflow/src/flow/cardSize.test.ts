import type { CardContent } from './cardContent';
import { cardHeight, isCardCut } from './cardSize';
import { wrappedLines } from './wrappedLines';

const content = (change: Partial<CardContent> = {}): CardContent => ({
  id: 'a',
  type: 'approval',
  shape: 'card',
  name: '经理审批',
  kind: '',
  text: '',
  expression: '',
  status: undefined,
  isOffPath: false,
  people: [],
  others: [],
  note: '',
  problems: [],
  ...change,
});
const heightWith = (change: Partial<CardContent>) => cardHeight(content(change), false) - cardHeight(content(), false);

test('lines are broken between words, Chinese anywhere, and a long word within itself', () => {
  expect(wrappedLines('', 190, 12)).toBe(0);
  expect(wrappedLines('金'.repeat(15), 190, 12)).toBe(1);
  expect(wrappedLines('金'.repeat(16), 190, 12)).toBe(2);
  expect(wrappedLines('Director and finance', 190, 12)).toBe(1);
  expect(wrappedLines('Director and finance countersign the claim', 190, 12)).toBe(2);
  expect(wrappedLines('x'.repeat(60), 190, 12)).toBe(3);
});

test('a card has room for two lines of a text and no more', () => {
  expect(heightWith({ text: 'Regional Manager' })).toBe(22);
  expect(heightWith({ text: 'Regional Manager, Hefei branch and others' })).toBe(40);
  expect(heightWith({ text: 'word '.repeat(90) })).toBe(40);
  expect(heightWith({ name: 'Director and finance countersign it' })).toBe(18);
});

test('the tag of a longer name stands below it, and the time of a long name in a second line', () => {
  const status = { key: 'current', word: 'In progress', tone: 'warning' } as const;
  expect(heightWith({ name: 'Finance', status })).toBe(0);
  expect(heightWith({ name: 'Finance director', status })).toBe(26);
  const person = { status: 'done', word: 'approved', time: '2026-11-20 08:00' } as const;
  expect(heightWith({ people: [{ ...person, name: 'Li Na' }] })).toBe(24);
  expect(heightWith({ people: [{ ...person, name: 'Regional Manager, Hefei' }] })).toBe(44);
});

test('problems are listed one below the other, of many the first and how many others', () => {
  const problem = { text: '请设置条件', severity: 'error' } as const;
  expect(heightWith({ problems: [problem, { text: '该分支没有步骤', severity: 'warning' }] })).toBe(40);
  expect(heightWith({ problems: Array.from({ length: 9 }, () => problem) })).toBe(58);
});

test('a card is cut when a text needs more lines than it is given', () => {
  expect(isCardCut(content({ text: 'Regional Manager, Hefei branch' }))).toBe(false);
  expect(isCardCut(content({ text: 'word '.repeat(90) }))).toBe(true);
  expect(isCardCut(content({ text: '自定义条件', expression: 'len(note) > 3' }))).toBe(true);
});
