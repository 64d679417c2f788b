import type { ComponentType } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createFakePortal } from '../contract/fakePortal';
import type { FakePortal } from '../contract/fakePortal';
import { useT, ViewContext } from '../sdk/hooks';
import { lazyContent, usePrefetchedContent } from './lazyContent';

const texts = { 'zh-CN': { 'x.title': '流程图' }, en: { 'x.title': 'Diagram' } };

function show(Content: ComponentType, { portal }: FakePortal, id: string) {
  const element = document.createElement('div');
  return render(
    <ViewContext value={{ id, route: '/x', element, portal }}>
      <section aria-label={id}>
        <Content />
      </section>
    </ViewContext>,
  );
}
const shownIn = (id: string) => screen.getByRole('region', { name: id }).textContent;

function Title() {
  return <p>{useT()('x.title')}</p>;
}
function createContent() {
  const fetch = jest.fn(async () => ({ default: Title, texts }));
  return { fetch, Content: lazyContent(fetch) };
}

test('each host gets the texts of the content, also one that shows it later, and in the language it then has', async () => {
  const { Content } = createContent();
  const [first, second] = [createFakePortal(), createFakePortal()];
  second.language.set('en');
  show(Content, first, 'first');
  await waitFor(() => expect(shownIn('first')).toBe('流程图'));
  show(Content, second, 'second');
  await waitFor(() => expect(shownIn('second')).toBe('Diagram'));
  act(() => first.language.set('en'));
  act(() => second.language.set('zh-CN'));
  expect([shownIn('first'), shownIn('second')]).toEqual(['Diagram', '流程图']);
});

test('the second view of a host shows the content at once', async () => {
  const { Content, fetch } = createContent();
  const fake = createFakePortal();
  show(Content, fake, 'first');
  await waitFor(() => expect(shownIn('first')).toBe('流程图'));
  show(Content, { ...fake, portal: { ...fake.portal, i18n: { ...fake.portal.i18n } } }, 'second');
  expect(shownIn('second')).toBe('流程图');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['is loaded before it is opened', false, 1],
  ['is not loaded ahead where the browser saves data', true, 0],
])('content that is likely to be opened next %s', async (_does, saveData, fetches) => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  const { Content, fetch } = createContent();
  const fake = createFakePortal();
  const List = () => {
    usePrefetchedContent(Content);
    return <p>列表</p>;
  };
  show(List, fake, 'list');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect([shownIn('list'), fetch.mock.calls.length]).toEqual(['列表', fetches]);
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});
