import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { Element as ReportElement } from '../api/report';
import type { Layout } from '../api/reportQuery';
import { detailTexts as texts } from '../locales/detail';
import { LayoutEditor } from './LayoutEditor';

const element = (code: string, name: string): ReportElement => ({ code, name, type: 'text' });
const DIMENSIONS = [
  element('area', '区域'),
  element('shop', '门店'),
  element('month', '月份'),
  element('brand', '品牌'),
];
const MEASURES = [element('qty', '数量')];

let layout: Layout;

function start() {
  function Screen() {
    const [shown, setShown] = useState<Layout>({
      rows: ['area', 'shop'],
      columns: ['month'],
      values: ['qty'],
      marks: [],
    });
    layout = shown;
    return <LayoutEditor dimensions={DIMENSIONS} measures={MEASURES} layout={shown} onChange={setShown} />;
  }
  return renderScreen(Screen, portalWith(texts));
}
const zone = (name: string) => screen.getByRole('region', { name });
const menuOf = (name: string) => screen.getByRole('button', { name: `${name} 的操作` });

beforeAll(() => {
  Element.prototype.setPointerCapture ??= () => undefined;
});

/** Zones of 100 px below each other, with elements of 20 px. */
function layOut() {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')];
  zones.forEach((each, index) => {
    each.getBoundingClientRect = () => new DOMRect(0, index * 100, 200, 100);
    each.querySelectorAll<HTMLElement>('[data-element]').forEach((chip, place) => {
      chip.getBoundingClientRect = () => new DOMRect(0, index * 100 + 20 + place * 20, 200, 20);
    });
  });
}
const chip = (name: string) => menuOf(name).closest('li') as HTMLElement;
const handle = (name: string) => chip(name).querySelector('[data-handle]') as Element;
const TOP = { 可用字段: 0, 行: 100, 列: 200, 值: 300 };
const at = (name: keyof typeof TOP, y: number) => ({ clientX: 100, clientY: TOP[name] + y, buttons: 1 });
/** jsdom has no PointerEvent. */
const pointer = (target: Element, type: string, init: MouseEventInit, pointerType = 'mouse') =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, ...init }), { pointerId: 1, pointerType }));
const moveTo = (place: object) => pointer(chip('区域'), 'pointermove', place);
function dragTo(target: Element, place: object, pointerType = 'mouse') {
  layOut();
  pointer(target, 'pointerdown', { clientX: 0, clientY: 0 }, pointerType);
  moveTo(place);
}
const drop = () => pointer(chip('区域'), 'pointerup', {});

test('dragging puts an element where the mark is', () => {
  start();
  dragTo(chip('品牌'), at('行', 45));
  expect(chip('门店')).toHaveAttribute('data-drop', 'before');
  drop();
  expect(layout.rows).toEqual(['area', 'brand', 'shop']);
  expect(document.querySelector('[data-drop]')).toBeNull();
});

test('dragging works within a zone, to its end, and back to the list', () => {
  start();
  dragTo(chip('区域'), at('行', 90));
  expect(chip('门店')).toHaveAttribute('data-drop', 'after');
  drop();
  expect(layout.rows).toEqual(['shop', 'area']);
  dragTo(chip('月份'), at('可用字段', 50));
  drop();
  expect(layout.columns).toEqual([]);
});

test('a finger drags by the handle, and scrolls elsewhere', () => {
  start();
  dragTo(chip('品牌'), at('列', 90), 'touch');
  drop();
  expect(layout.columns).toEqual(['month']);
  dragTo(handle('品牌'), at('列', 90), 'touch');
  drop();
  expect(layout.columns).toEqual(['month', 'brand']);
});

test('over a zone that refuses a dragged element, the reason is shown in place of the mark', () => {
  start();
  dragTo(chip('数量'), at('行', 45));
  expect(within(zone('行')).getByText('行和列只能放维度')).toBeVisible();
  expect(document.querySelector('[data-drop]')).toBeNull();
  drop();
  expect(layout.values).toEqual(['qty']);
  expect(screen.getByRole('status')).toHaveTextContent('行和列只能放维度');
});

test('Escape and a drop beside the zones end a drag without a change', () => {
  start();
  const handleEscape = jest.fn();
  document.addEventListener('keydown', handleEscape);
  dragTo(chip('品牌'), at('行', 45));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(handleEscape).not.toHaveBeenCalled();
  drop();
  dragTo(chip('品牌'), { clientX: 500, clientY: 50, buttons: 1 });
  drop();
  expect(layout.rows).toEqual(['area', 'shop']);
  document.removeEventListener('keydown', handleEscape);
});

test('a press without a movement is a click', () => {
  start();
  layOut();
  pointer(chip('品牌'), 'pointerdown', { clientX: 100, clientY: 145 });
  moveTo({ clientX: 102, clientY: 145, buttons: 1 });
  drop();
  expect(layout.rows).toEqual(['area', 'shop']);
});
