import { act } from '@testing-library/react';
import { __getRoot, createMemoryHistory, renderClient } from './subAppRuntime';

it('renders the root that the sub-app’s entry provides, until the qiankun plugin unmounts it', () => {
  const rootElement = document.createElement('div');
  const applyPlugins = jest.fn(() => <p>the root of reports</p>);
  act(() => renderClient({ rootElement, pluginManager: { applyPlugins } }));
  expect(rootElement).toHaveTextContent('the root of reports');
  expect(applyPlugins).toHaveBeenCalledWith({
    key: 'rootContainer',
    type: 'modify',
    initialValue: null,
    args: {},
  });
  act(() => __getRoot()?.unmount());
  expect(rootElement).toBeEmptyDOMElement();
});

it('creates a history for Umi’s runtime, which reads nothing of it', () => {
  expect(createMemoryHistory()).toEqual({});
});
