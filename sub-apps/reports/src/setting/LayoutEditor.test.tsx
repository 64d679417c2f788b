import { act, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { Element as ReportElement } from '../api/report';
import type { Layout } from '../api/reportQuery';
import { detailTexts as texts } from '../locales/detail';
import { LayoutEditor } from './LayoutEditor';

const element = (code: string, name: string, type: ReportElement['type'] = 'text'): ReportElement => ({
  code,
  name,
  type,
});
const DIMENSIONS = [
  element('area', '区域'),
  element('shop', '门店'),
  element('month', '月份'),
  element('brand', '品牌'),
];
const MEASURES = [
  element('qty', '数量', 'number'),
  element('amount', '金额', 'money'),
  element('share', '占比', 'percent'),
];
const MANY = Array.from({ length: 10 }, (_, index) => element(`d${index}`, `维度 ${index}`));

let layout: Layout;

function start(given: Partial<Layout> = {}, dimensions = DIMENSIONS) {
  const initial: Layout = { rows: ['area', 'shop'], columns: ['month'], values: ['qty'], marks: [], ...given };
  function Screen() {
    const [shown, setShown] = useState(initial);
    layout = shown;
    return <LayoutEditor dimensions={dimensions} measures={MEASURES} layout={shown} onChange={setShown} />;
  }
  return renderScreen(Screen, portalWith(texts));
}
const zone = (name: string) => screen.getByRole('region', { name });
const menuOf = (name: string) => screen.getByRole('button', { name: `${name} 的操作` });
const namesIn = (name: string) =>
  within(zone(name))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('[title]')?.textContent);
/** Opens the menu of an element and presses one of its actions. */
async function choose(name: string, action: string) {
  fireEvent.click(menuOf(name));
  fireEvent.click(await screen.findByRole('menuitem', { name: `${name}：${action}` }));
}
const pressAlt = (name: string, key: string) => {
  act(() => menuOf(name).focus());
  fireEvent.keyDown(menuOf(name), { key, altKey: true });
};

test('the zones show the layout, the list what it does not use', async () => {
  const { container } = start();
  expect(namesIn('行')).toEqual(['区域', '门店']);
  expect(namesIn('列')).toEqual(['月份']);
  expect(namesIn('值')).toEqual(['数量']);
  expect(namesIn('可用字段')).toEqual(['品牌', '金额', '占比']);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

test('the menu of an element moves it; its place is announced and it keeps the focus', async () => {
  start();
  await choose('门店', '移到列');
  expect(layout).toMatchObject({ rows: ['area'], columns: ['month', 'shop'] });
  expect(screen.getByRole('status')).toHaveTextContent('门店现在是列的第 2 个，共 2 个');
  expect(menuOf('门店')).toHaveFocus();
  await choose('门店', '前移');
  expect(layout.columns).toEqual(['shop', 'month']);
  await choose('门店', '移除');
  expect(namesIn('可用字段')).toContain('门店');
  expect(menuOf('门店')).toHaveFocus();
  await choose('金额', '添加到值');
  expect(layout.values).toEqual(['qty', 'amount']);
});

test('Alt and the arrow keys move an element within its zone and on to the next one', () => {
  start();
  pressAlt('区域', 'ArrowDown');
  expect(layout.rows).toEqual(['shop', 'area']);
  expect(menuOf('区域')).toHaveFocus();
  pressAlt('区域', 'ArrowRight');
  expect(layout).toMatchObject({ rows: ['shop'], columns: ['month', 'area'] });
  pressAlt('区域', 'ArrowLeft');
  pressAlt('区域', 'ArrowLeft');
  expect(layout).toMatchObject({ rows: ['shop'], columns: ['month'] });
  pressAlt('金额', 'ArrowRight');
  expect(layout.values).toEqual(['qty', 'amount']);
  pressAlt('数量', 'ArrowUp');
  expect(screen.getByRole('status')).toHaveTextContent('已经是第一个');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the reason of a refusal is announced and shown in its zone, until the next edit', async () => {
  start({ rows: ['area'] });
  pressAlt('区域', 'ArrowRight');
  expect(layout.rows).toEqual(['area']);
  expect(screen.getByRole('status')).toHaveTextContent('至少保留一个行维度');
  expect(within(zone('行')).getByText('至少保留一个行维度')).toBeVisible();
  fireEvent.click(menuOf('数量'));
  const removal = await screen.findByRole('menuitem', { name: '数量：移除' });
  expect(removal).toHaveAttribute('aria-disabled', 'true');
  expect(removal).toHaveAccessibleDescription('至少保留一个指标');
  fireEvent.click(removal);
  expect(within(zone('值')).getByText('至少保留一个指标')).toBeVisible();
  pressAlt('门店', 'ArrowRight');
  expect(within(zone('值')).queryByText('至少保留一个指标')).toBeNull();
});

test('the menu says why an element cannot go to a full zone, and why the first one cannot move forward', async () => {
  start({ rows: ['area', 'shop', 'month'], columns: [] });
  fireEvent.click(menuOf('品牌'));
  expect(await screen.findByRole('menuitem', { name: '品牌：添加到行' })).toHaveAccessibleDescription('行最多 3 个');
  fireEvent.click(menuOf('区域'));
  expect(await screen.findByRole('menuitem', { name: '区域：前移' })).toHaveAccessibleDescription('已经是第一个');
});

test('more than 12 elements are searched by name; a removed one is in sight', async () => {
  start({ rows: ['d0', 'd1'], columns: [] }, MANY);
  const search = screen.getByRole('textbox', { name: '搜索字段' });
  fireEvent.change(search, { target: { value: '占' } });
  expect(namesIn('可用字段')).toEqual(['占比']);
  expect(within(zone('可用字段')).getByText('没有符合的字段')).toBeVisible();
  await choose('维度 1', '移除');
  expect(search).toHaveValue('');
  expect(menuOf('维度 1')).toHaveFocus();
});

test('of 2,000 elements the first are listed, the search finds the others, and a removed one is in sight', async () => {
  const thousands = Array.from({ length: 2_000 }, (_, index) => element(`d${index}`, `维度 ${index}`));
  start({ rows: ['d0', 'd1500'], columns: [] }, thousands);
  expect(namesIn('可用字段')).toHaveLength(50 + 2);
  expect(within(zone('可用字段')).getByText('另有 1948 个，可搜索查找')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: '搜索字段' }), { target: { value: '1999' } });
  expect(namesIn('可用字段')).toEqual(['维度 1999']);
  await choose('维度 1500', '移除');
  expect(menuOf('维度 1500')).toHaveFocus();
});

test('12 elements have no search', () => {
  start({ rows: ['d0'], columns: [] }, MANY.slice(0, 9));
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('a mark', () => {
  const kind = (name: string) => screen.getByRole('combobox', { name: `${name} 的标记` });
  const chooseKind = async (name: string, text: string) => {
    fireEvent.mouseDown(kind(name));
    fireEvent.click(await screen.findByText(text, { selector: '.ant-select-item-option-content' }));
  };

  test('is a bar or a limit of its measure', async () => {
    start();
    await chooseKind('数量', '数据条');
    expect(layout.marks).toEqual([{ measure: 'qty', kind: 'bar', limit: 0 }]);
    await chooseKind('数量', '高于');
    fireEvent.change(screen.getByRole('textbox', { name: '数量 的界限' }), { target: { value: '1,200' } });
    expect(layout.marks).toEqual([{ measure: 'qty', kind: 'above', limit: 1200 }]);
    await chooseKind('数量', '不标记');
    expect(layout.marks).toEqual([]);
  });

  test('of a percentage is typed in per cent', () => {
    start({ values: ['share'], marks: [{ measure: 'share', kind: 'below', limit: 0.2 }] });
    const limit = screen.getByRole('textbox', { name: '占比 的界限' });
    expect(limit).toHaveValue('20');
    fireEvent.change(limit, { target: { value: '12.5' } });
    expect(layout.marks[0]?.limit).toBe(0.125);
  });

  test('with a text that is no number says so, and keeps the number before', () => {
    start({ marks: [{ measure: 'qty', kind: 'above', limit: 5 }] });
    const limit = screen.getByRole('textbox', { name: '数量 的界限' });
    fireEvent.change(limit, { target: { value: '多' } });
    expect(limit).toBeInvalid();
    expect(limit).toHaveAccessibleDescription('请输入数字');
    expect(layout.marks[0]?.limit).toBe(5);
    fireEvent.blur(limit);
    expect(limit).toHaveValue('5');
  });
});
