import { screen, waitFor } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import { modeTexts } from '../../locales/modes';
import DeveloperMode from './DeveloperMode';
import TabMode from './TabMode';

const begin = () => portalWith(adminTexts, modeTexts);

test('tab mode is turned off and on at once, and the screen says so', async () => {
  const fake = begin();
  const { user } = renderScreen(TabMode, fake);
  const mode = screen.getByRole('switch', { name: '标签页模式' });
  expect(mode).toBeChecked();
  await user.click(mode);
  await waitFor(() => expect(mode).not.toBeChecked());
  expect(fake.modes.get().hasTabs).toBe(false);
  await user.click(mode);
  await waitFor(() => expect(mode).toBeChecked());
  expect(fake.shown.map(({ text }) => text)).toEqual(['已关闭标签页模式', '已开启标签页模式']);
});

test('tab mode stays on when the person keeps unsaved input in another tab', async () => {
  const fake = begin();
  fake.modesAnswer = false;
  const { user } = renderScreen(TabMode, fake);
  await user.click(screen.getByRole('switch'));
  await waitFor(() => expect(screen.getByRole('switch')).toBeEnabled());
  expect(screen.getByRole('switch')).toBeChecked();
  expect(fake.shown).toEqual([]);
});

test('developer mode is turned on, and the screen explains it and how to leave it', async () => {
  const fake = begin();
  const { user } = renderScreen(DeveloperMode, fake);
  expect(screen.getByText(/每个请求都带有 debug 标记/)).toBeVisible();
  expect(screen.getByText(/点击它可查看当前页面的耗时/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: '开发者模式' }));
  await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
  expect(fake.modes.get().isDeveloper).toBe(true);
});

test('developer mode of the deployment cannot be turned off, and the screen says why', () => {
  const fake = begin();
  fake.modes.set({ isDeveloper: true, isDeveloperFixed: true, hasTabs: true });
  renderScreen(DeveloperMode, fake);
  const mode = screen.getByRole('switch', { name: '开发者模式' });
  expect(mode).toBeChecked();
  expect(mode).toBeDisabled();
  expect(mode).toHaveAccessibleDescription('部署配置已为所有人开启开发者模式，不能在这里关闭。');
});

test('the page preview, where the trace of a page is found, opens in a window of its own', async () => {
  const fake = begin();
  const { user } = renderScreen(DeveloperMode, fake);
  expect(screen.getByText(/切换到“编辑器”后，“执行轨迹”按先后列出页面运行的每一步/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '打开页面预览' }));
  expect(fake.opened).toEqual([{ pageCode: 'native:preview', mode: 'present' }]);
});
