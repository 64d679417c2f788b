import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '@/app-context/services';
import { createStore } from '@/common/store';
import { createTestServices } from '@/services/testing/createTestServices';
import type { Embedding, EmbeddingState } from './createEmbedding';
import { EmbeddedScreen } from './EmbeddedScreen';

async function show(state: EmbeddingState) {
  const services = createTestServices();
  await services.i18n.loadNamespaces('account');
  const store = createStore(state);
  const embedding = { state: store, enter: jest.fn(), signIn: jest.fn() } as unknown as jest.Mocked<Embedding>;
  render(
    <ServicesProvider services={services}>
      <EmbeddedScreen embedding={embedding} />
    </ServicesProvider>,
  );
  return { store, embedding };
}

it('connects when it is shown', async () => {
  const { embedding } = await show({ step: 'connecting' });
  expect(embedding.enter).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status', { name: '正在连接…' })).toBeInTheDocument();
});

it.each([
  [{ step: 'refused', reason: 'origin' }, '该网站未获准嵌入本系统'],
  [{ step: 'unconnected' }, '所在网站没有连接本系统'],
  [{ step: 'failed' }, '暂时无法读取系统配置，请稍后重试。'],
] as const)('says what is wrong, and has no sign-in form (%o)', async (state, title) => {
  await show(state);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

it.each([
  ['noToken', false, '需要登录', '请先登录当前网站，然后继续。'],
  ['refused', false, '登录未成功', '当前网站提供的登录信息或岗位未被接受，请联系该网站的管理员。'],
  ['ended', true, '登录已失效', '请先登录当前网站，然后继续。未保存的内容已作为草稿保留。'],
  ['noToken', true, '登录已失效', '请先登录当前网站，然后继续。未保存的内容已作为草稿保留。'],
  ['signedOut', true, '已退出登录', '如需继续使用，请重新登录。'],
  ['signedOut', false, '需要登录', '如需继续使用，请重新登录。'],
] as const)('offers to sign in again through the partner (%s)', async (reason, isAfterWork, title, hint) => {
  const { store, embedding } = await show({ step: 'asking' });
  act(() => store.set({ step: 'authRequired', reason, isAfterWork }));
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(hint)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重新登录' }));
  expect(embedding.signIn).toHaveBeenCalledTimes(1);
});

it('reads the configuration again on request', async () => {
  const { embedding } = await show({ step: 'failed' });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(embedding.enter).toHaveBeenCalledTimes(2);
});
