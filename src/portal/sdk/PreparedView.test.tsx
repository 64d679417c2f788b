import { useQuery } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { colors } from '../../common/theme/tokens';
import { createFakePortal } from '../contract/fakePortal';
import type { SubAppView } from '../contract/portal';
import { usePortal } from './hooks';
import { mountSubApp } from './mountSubApp';

function Roles() {
  const { http } = usePortal();
  const { data } = useQuery({ queryKey: ['roles'], queryFn: () => http.post('/roles') });
  return <p>{`roles: ${String(data)}`}</p>;
}

async function open(load: () => Promise<{ default: () => ReactNode }>) {
  const fake = createFakePortal();
  fake.answer('/roles', 'manager');
  const { qiankun, rootContainer } = mountSubApp({
    appName: 'admin',
    screens: { '/rolemgr': load },
    texts: {},
  });
  render(rootContainer());
  const view = (id: string, isPrepared = false): SubAppView => ({
    id,
    route: '/rolemgr',
    element: document.createElement('div'),
    portal: fake.portal,
    isPrepared,
  });
  const show = (...views: SubAppView[]) => act(() => qiankun.update({ host: fake.portal, views }));
  return { fake, view, show };
}

test('a prepared screen is rendered without asking the server, and the view that follows shows it at once', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Roles }));
  const { fake, view, show } = await open(load);
  const prepared = view('ahead', true);
  await show(prepared);
  expect(prepared.element).toHaveTextContent('roles: undefined');
  expect(fake.calls).toEqual([]);

  const loads = load.mock.calls.length;
  const shown = view('tab');
  await show(prepared, shown);
  await waitFor(() => expect(shown.element).toHaveTextContent('roles: manager'));
  expect(fake.calls).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(loads);
});

test('a screen that cannot be prepared says so in its own view only', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { view, show } = await open(() => Promise.reject(new Error('chunk lost')));
  const prepared = view('ahead', true);
  const shown = view('tab');
  await show(prepared, shown);
  expect(prepared.element).toBeEmptyDOMElement();
  expect(shown.element).toHaveTextContent('subapp.screenFailed');
  consoleError.mockRestore();
});

// The real styles, which the unit tests otherwise go without.
jest.mock('rc-util/lib/Dom/dynamicCSS', () => jest.requireActual('rc-util/lib/Dom/dynamicCSS.js'));

/** The colour of a primary button's text: of two style elements with equal selectors the later one counts. */
const buttonColor = () =>
  [...document.querySelectorAll('style')]
    .flatMap(({ textContent }) => /--ant-button-primary-color:([^;]+)/.exec(textContent ?? '')?.[1] ?? [])
    .at(-1);

test('after each change of the theme the widgets of a screen have its colours, although a screen was prepared', async () => {
  const { fake, view, show } = await open(() => Promise.resolve({ default: () => <Button /> }));
  await show(view('tab'), view('ahead', true));
  for (const name of ['dark', 'light', 'dark', 'light'] as const) {
    await act(async () => fake.theme.set({ name, density: 'default' }));
    expect([name, buttonColor()]).toEqual([name, colors[name].onAccent]);
  }
});
