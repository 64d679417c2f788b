import { renderHook, waitFor } from '@testing-library/react';
import { useReturn } from './useReturn';

function start() {
  const tab = document.createElement('div');
  tab.setAttribute('role', 'tabpanel');
  const inner = tab.cloneNode() as HTMLElement;
  const element = document.createElement('div');
  inner.append(element);
  tab.append(inner);
  document.body.append(tab);
  const onReturn = jest.fn();
  renderHook(() => useReturn(element, onReturn));
  return { tab, onReturn };
}
afterEach(() => document.body.replaceChildren());

test('a person comes back with the focus of the window, but not to a tab that is not the active one', () => {
  const { tab, onReturn } = start();
  window.dispatchEvent(new Event('focus'));
  expect(onReturn).toHaveBeenCalledTimes(1);
  tab.hidden = true;
  window.dispatchEvent(new Event('focus'));
  expect(onReturn).toHaveBeenCalledTimes(1);
});

test('a person comes back when the tab becomes the active one again', async () => {
  const { tab, onReturn } = start();
  tab.hidden = true;
  await Promise.resolve();
  expect(onReturn).not.toHaveBeenCalled();
  tab.hidden = false;
  await waitFor(() => expect(onReturn).toHaveBeenCalledTimes(1));
});
