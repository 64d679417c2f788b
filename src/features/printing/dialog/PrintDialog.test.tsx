import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '@/app-context/services';
import type { Language } from '@/common/languages';
import type { PrintLayout, PrintRequest } from '@/common/printing';
import { createStore } from '@/common/store';
import { createTestServices } from '@/services/testing/createTestServices';
import type { PrintSession } from '../createPrintSession';
import { firstState, next } from '../printState';
import type { PrintEvent, PrintState } from '../printState';
import { PrintDialog } from './PrintDialog';

/** antd measures the scroll bar with a pseudo element, which jsdom does not support. */
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

const LAYOUT: PrintLayout = {
  paper: 'A4',
  orientation: 'portrait',
  marginMm: 12,
  header: '',
  footer: '',
  scale: 1,
  isLong: true,
};
const SHEET = { blob: new Blob(), widthPx: 1588, heightPx: 2246, url: 'blob:1', widthMm: 210, heightMm: 297 };

async function show(
  mode: PrintRequest['mode'] = 'preview',
  language: Language = 'zh-CN',
  /** What happens when the session starts. */
  atStart: readonly PrintEvent[] = [],
) {
  const services = createTestServices();
  await services.i18n.loadNamespaces('controls');
  await services.i18n.setLanguage(language);
  const state = createStore<PrintState>(firstState(LAYOUT));
  const dispatch = (...events: PrintEvent[]) =>
    act(() => events.forEach((event) => state.set(next(state.get(), event))));
  const session = {
    get: state.get,
    subscribe: state.subscribe,
    start: jest.fn(async () => atStart.forEach((event) => state.set(next(state.get(), event)))),
    changeLayout: jest.fn(async () => undefined),
    print: jest.fn(async () => undefined),
    save: jest.fn(async () => undefined),
    dispose: jest.fn(),
  } satisfies PrintSession;
  const onClose = jest.fn();
  const onShown = jest.fn();
  const request: PrintRequest = { mode, title: '订单', layout: LAYOUT, mount: async () => () => undefined, onShown };
  render(
    <ServicesProvider services={services}>
      <PrintDialog request={request} session={session} onClose={onClose} />
    </ServicesProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { session, dispatch, onClose, onShown, user };
}

const READY: PrintEvent[] = [
  { type: 'mounted', scopes: [] },
  { type: 'cut', total: 1, isTooLong: false, isTooWide: false },
  { type: 'drawn', sheet: SHEET },
];

it('shows the sheets, and prints or saves them once all are there', async () => {
  const { dispatch, session, user, onShown } = await show();
  expect(onShown).toHaveBeenCalled();
  expect(session.start).toHaveBeenCalled();
  const dialog = screen.getByRole('dialog', { name: '打印 订单' });
  expect(screen.getByRole('button', { name: '打印' })).toBeDisabled();
  dispatch(...READY);
  expect(within(dialog).getByRole('img', { name: '第 1 页，共 1 页' })).toHaveAttribute('src', 'blob:1');
  expect(screen.getByRole('status')).toHaveTextContent('共 1 页');
  await user.click(screen.getByRole('button', { name: '打印' }));
  await user.click(screen.getByRole('button', { name: '保存为PDF' }));
  expect(session.print).toHaveBeenCalledTimes(1);
  expect(session.save).toHaveBeenCalledTimes(1);
});

it('Ctrl-P prints the sheets that are previewed, and never the screen', async () => {
  const { dispatch, session } = await show();
  dispatch(...READY);
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false);
  expect(session.print).toHaveBeenCalledTimes(1);
  expect(fireEvent.keyDown(document.body, { key: 'p' })).toBe(true);
  expect(session.print).toHaveBeenCalledTimes(1);
});

it('changes the layout and keeps what the page has set', async () => {
  const { dispatch, session, user } = await show();
  dispatch(...READY);
  expect(screen.getByRole('combobox', { name: '页边距' })).toHaveDisplayValue('12 毫米');
  await user.selectOptions(screen.getByRole('combobox', { name: '方向' }), '横向');
  expect(session.changeLayout).toHaveBeenLastCalledWith({ ...LAYOUT, orientation: 'landscape' });
  await user.selectOptions(screen.getByRole('combobox', { name: '纸张' }), 'A3');
  expect(session.changeLayout).toHaveBeenLastCalledWith({ ...LAYOUT, paper: 'A3' });
  await user.click(screen.getByRole('checkbox', { name: '长页分页' }));
  expect(session.changeLayout).toHaveBeenLastCalledWith({ ...LAYOUT, isLong: false });
});

it('enlarges the sheets', async () => {
  const { dispatch, user } = await show();
  dispatch(...READY);
  const sheet = () => screen.getByRole('img', { name: '第 1 页，共 1 页' });
  expect(sheet()).toHaveStyle({ width: '100%', maxWidth: '720px' });
  await user.selectOptions(screen.getByRole('combobox', { name: '显示比例' }), '200%');
  expect(sheet()).toHaveStyle({ width: '200%', maxWidth: '1440px' });
});

it('closes with its button and with Escape', async () => {
  const { onClose, user } = await show();
  await user.click(screen.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('says beside the number of pages which rows are printed, and that a table was split', async () => {
  const { dispatch } = await show();
  dispatch(
    { type: 'mounted', scopes: ['仅打印已加载的 20 行，共 12,502 行'] },
    { type: 'cut', total: 1, isTooLong: false, isTooWide: true },
    { type: 'drawn', sheet: SHEET },
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    '共 1 页 · 仅打印已加载的 20 行，共 12,502 行 · 表格过宽，已分为几部分打印；可改用横向、更大的纸张或更小的缩放。',
  );
});

it('does not advise landscape for a table that is too wide for a sheet in landscape', async () => {
  const { dispatch } = await show();
  dispatch(
    { type: 'mounted', scopes: [] },
    { type: 'layout', layout: { ...LAYOUT, orientation: 'landscape' } },
    { type: 'cut', total: 1, isTooLong: false, isTooWide: true },
    { type: 'drawn', sheet: SHEET },
  );
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('表格过宽，已分为几部分打印；可改用更大的纸张或更小的缩放。');
  expect(status).not.toHaveTextContent('横向');
});

it('says why there is no print', async () => {
  const { dispatch } = await show();
  dispatch({ type: 'failed', error: new Error('no canvas') });
  expect(screen.getByRole('status')).toHaveTextContent('打印失败，请重试');
});

it.each([
  ['print', 'print'],
  ['pdf', 'save'],
] as const)('in mode %s it shows no preview, and closes by itself', async (mode, output) => {
  const { session, onClose } = await show(mode, 'zh-CN', READY);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(session[output]).toHaveBeenCalledTimes(1);
});

it('without a preview stays open with a failure', async () => {
  const { onClose } = await show('pdf', 'zh-CN', [{ type: 'failed', error: new Error('no canvas') }]);
  expect(await screen.findByText('打印失败，请重试')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['en', 'Print 订单', ['Save as PDF', 'Print'], 'Cut into sheets'],
  ['zh-TW', '列印 订单', ['儲存為 PDF', '列印'], '長頁分頁'],
] as const)('has names in %s', async (language, title, buttons, checkbox) => {
  await show('preview', language);
  expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
  buttons.forEach((name) => expect(screen.getByRole('button', { name })).toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: checkbox })).toBeInTheDocument();
});
