import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts } from '../../locales';
import { DISPLAYS } from './displays';
import type { Display } from './displays';
import { DisplaySwitch } from './DisplaySwitch';

const show = (displays: readonly Display[], value: Display) =>
  renderScreen(() => <DisplaySwitch displays={displays} value={value} onChange={() => undefined} />, portalWith(texts));

test('each display has an icon of its own: on a phone there is no text beside it', () => {
  show(DISPLAYS, 'table');
  const icons = [...document.querySelectorAll('.ant-segmented-item-icon svg')].map((icon) => icon.innerHTML);
  expect(icons).toHaveLength(DISPLAYS.length);
  expect(new Set(icons).size).toBe(DISPLAYS.length);
});

test('a display that the answer does not have is shown as a table', () => {
  show(['table', 'bar'], 'pie');
  expect(screen.getByRole('radio', { name: '表格' })).toBeChecked();
});
