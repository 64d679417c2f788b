import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AppError } from '@atrium/common/errors/appError';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import { WorkTemplate } from './WorkTemplate';

const TEMPLATE = '/api/teapi/ms-biz/workreport/gettempletset';
const CONTENT = '一、今日拜访：\n\n二、明日计划：';

function start(answer: unknown, type: 1 | 2 | 3 = 1) {
  const fake = portalWith(texts);
  fake.answer(TEMPLATE, answer);
  const show = () => renderScreen(() => <WorkTemplate type={type} />, fake);
  return { fake, show, ...show() };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** After the rendering, which sets up another clipboard for key presses. */
const setClipboard = (value: Pick<Clipboard, 'writeText'> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

test('the template of daily reports is shown with its line breaks', async () => {
  const { fake } = start({ templetcontent: CONTENT });
  const text = await screen.findByRole('group', { name: '日报模板' });
  expect(text.textContent).toBe(CONTENT);
  expect(fake.callsOf(TEMPLATE)[0]?.input).toEqual({ templettype: 1 });
});

test.each([
  [2, '周报模板'],
  [3, '月报模板'],
] as const)('the template of the type %d is called %s', async (type, name) => {
  start({ templetcontent: CONTENT }, type);
  expect(await screen.findByRole('region', { name })).toBeVisible();
});

test('the template is copied', async () => {
  const writeText = jest.fn(async () => undefined);
  const { fake } = start({ templetcontent: CONTENT });
  setClipboard({ writeText });
  fireEvent.click(await screen.findByRole('button', { name: '复制' }));
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '已复制模板' }]));
  expect(writeText).toHaveBeenCalledWith(CONTENT);
});

test('a browser without a clipboard says that nothing was copied', async () => {
  const { fake } = start({ templetcontent: CONTENT });
  setClipboard(undefined);
  fireEvent.click(await screen.findByRole('button', { name: '复制' }));
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'error', text: '没有复制成功，请选中文字后复制' }]));
});

test('a folded template stays folded when the report is opened again, and is not read', async () => {
  const { fake, show, unmount } = start({ templetcontent: CONTENT });
  await screen.findByText(/今日拜访/);
  press('日报模板');
  expect(screen.getByText(/今日拜访/)).not.toBeVisible();
  expect(screen.queryByRole('button', { name: '复制' })).toBeNull();
  unmount();
  show();
  expect(screen.getByRole('button', { name: '日报模板' })).toHaveAttribute('aria-expanded', 'false');
  expect(fake.callsOf(TEMPLATE)).toHaveLength(1);
});

test('on a phone a template is folded at first, and one that was unfolded stays so', async () => {
  const restore = narrowWindow();
  const { fake, show, unmount } = start({ templetcontent: CONTENT });
  const head = () => screen.getByRole('button', { name: '日报模板' });
  expect(head()).toHaveAttribute('aria-expanded', 'false');
  expect(fake.callsOf(TEMPLATE)).toHaveLength(0);
  // The host would wait for it.
  expect(document.querySelector('[data-placeholder]')).toBeNull();
  press('日报模板');
  expect(await screen.findByText(/今日拜访/)).toBeVisible();
  unmount();
  show();
  expect(head()).toHaveAttribute('aria-expanded', 'true');
  press('日报模板');
  expect(head()).toHaveAttribute('aria-expanded', 'false');
  restore();
});

test('a template that the administrator has not set says so', async () => {
  start({ templetcontent: ' \n' });
  expect(await screen.findByText('管理员还没有设置模板')).toBeVisible();
  expect(screen.queryByRole('button', { name: '复制' })).toBeNull();
});

test('a template that was not loaded is loaded again', async () => {
  const { fake } = start(new AppError('network', 'offline'));
  expect(screen.getByRole('status', { name: '正在加载模板' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: '重试' });
  fake.answer(TEMPLATE, { templetcontent: CONTENT });
  fireEvent.click(retry);
  expect(await screen.findByText(/今日拜访/)).toBeVisible();
});
