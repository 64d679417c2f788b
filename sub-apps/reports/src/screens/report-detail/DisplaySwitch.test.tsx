import { fireEvent, screen } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import { DISPLAYS } from './displays';
import type { Display } from './displays';
import { DisplaySwitch } from './DisplaySwitch';

const handleChange = jest.fn();
const show = (displays: readonly Display[], value: Display) =>
  renderScreen(() => <DisplaySwitch displays={displays} value={value} onChange={handleChange} />, portalWith(texts));

test('each display has an icon of its own', () => {
  show(DISPLAYS, 'table');
  const icons = [...document.querySelectorAll('.ant-segmented-item-icon svg')].map((icon) => icon.innerHTML);
  expect(icons).toHaveLength(DISPLAYS.length);
  expect(new Set(icons).size).toBe(DISPLAYS.length);
});

test('a display that the answer does not have is shown as a table', () => {
  show(['table', 'bar'], 'pie');
  expect(screen.getByRole('radio', { name: '表格' })).toBeChecked();
});

test('on a phone a display is chosen from a list', async () => {
  const restore = narrowWindow();
  show(['table', 'bar'], 'table');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '显示方式' }));
  fireEvent.click(await screen.findByText('柱状图', { selector: '.ant-select-item span' }));
  expect(handleChange).toHaveBeenCalledWith('bar', expect.anything());
  restore();
});
