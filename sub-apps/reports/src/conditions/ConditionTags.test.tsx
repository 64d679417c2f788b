import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { AppliedSlice, Slice } from '../api/report';
import { detailTexts as texts } from '../locales/detail';
import { ConditionTags } from './ConditionTags';

const slice = (code: string, name: string, given: Partial<Slice> = {}): Slice => ({
  code,
  name,
  type: 'select',
  isMultiple: true,
  isRequired: false,
  paramCode: '',
  options: [],
  ...given,
});
const SLICES = [
  slice('year', '年份', { isRequired: true }),
  slice('days', '期间', { type: 'dates' }),
  slice('area', '区域'),
  slice('channel', '渠道'),
];
const DAYS = { code: 'days', value: ['2026-01-01', '2026-11-20'], text: '2026-01-01 至 2026-11-20' };
const AREAS = { code: 'area', value: ['a', 'b', 'c', 'd', 'e'], text: '华东、华南、华北、西南、东北' };
const CHANNEL = { code: 'channel', value: ['x'], text: '商超' };

/** Answers a removal when `answer` is called. */
function start(initial: readonly AppliedSlice[]) {
  let answer: () => void = () => undefined;
  function Screen() {
    const [applied, setApplied] = useState(initial);
    return (
      <main tabIndex={-1}>
        <ConditionTags
          applied={applied}
          slices={SLICES}
          onRemove={(code) => {
            answer = () => setApplied(applied.filter((each) => each.code !== code));
          }}
        />
      </main>
    );
  }
  const shown = renderScreen(Screen, portalWith(texts));
  return { ...shown, answer: () => act(() => answer()) };
}
const remove = (name: string) => screen.getByRole('button', { name: `移除条件 ${name}` });
const press = (name: string) => {
  remove(name).focus();
  fireEvent.click(remove(name));
};

test('nothing is shown without conditions', () => {
  start([]);
  expect(screen.queryByRole('list')).toBeNull();
});

test('the conditions in force are shown in words; a required one cannot be removed', () => {
  start([{ code: 'year', value: '2026', text: '2026 年' }, DAYS]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '年份：2026 年',
    '期间：2026-01-01 至 2026-11-20',
  ]);
  expect(screen.getAllByRole('button')).toEqual([remove('期间')]);
});

test('many values are shortened; the whole list is the tooltip, and is read out', () => {
  start([AREAS]);
  expect(screen.getByText('区域：华东、华南 等 5 项')).toHaveAttribute('title', '区域：华东、华南、华北、西南、东北');
  expect(screen.getByText('区域：华东、华南 等 5 项')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('区域：华东、华南、华北、西南、东北')).toBeInTheDocument();
});

test('after a removal the next tag gets the focus, after that of the last one the one before', () => {
  const { answer } = start([DAYS, AREAS, CHANNEL]);
  press('区域');
  expect(remove('区域')).toHaveFocus();
  answer();
  expect(remove('渠道')).toHaveFocus();
  press('渠道');
  answer();
  expect(remove('期间')).toHaveFocus();
});

test('after the last removal the page has the focus', async () => {
  const { answer } = start([DAYS]);
  press('期间');
  answer();
  await act(async () => undefined);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the focus stays where the person has moved it meanwhile', () => {
  const { answer } = start([DAYS, AREAS, CHANNEL]);
  press('区域');
  remove('期间').focus();
  answer();
  expect(remove('期间')).toHaveFocus();
});

test('a hundred thousand values are one short tag, and its tooltip ends', () => {
  const value = Array.from({ length: 100_000 }, (_, index) => `k${index}`);
  const { container } = start([{ code: 'area', value, text: value.join('、') }]);
  expect(screen.getByText('区域：k0、k1 等 100000 项').title.length).toBeLessThan(600);
  expect(container.textContent?.length).toBeLessThan(1_000);
});

test('of many conditions the first are shown, and the others on request', () => {
  start(Array.from({ length: 500 }, (_, index) => ({ code: `c${index}`, value: 'x', text: 'x' })));
  expect(screen.getAllByRole('listitem')).toHaveLength(21);
  fireEvent.click(screen.getByRole('button', { name: '还有 480 个条件' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(500);
});
