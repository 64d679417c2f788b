import { act } from '@testing-library/react';
import { discardPreparedFrame, prepareFrame } from './prepareFrame';

const mockShown = jest.fn();
jest.mock('./PreparedFrame', () => ({
  PreparedFrame: (props: object) => {
    mockShown(props);
    return <p>框架</p>;
  },
}));

function prepare(dataset: Record<string, string>) {
  const root = document.createElement('div');
  Object.assign(root.dataset, dataset);
  return act(async () => prepareFrame(root));
}

afterEach(() => {
  act(discardPreparedFrame);
  jest.clearAllMocks();
});

describe('the frame of the workspace, before the person is signed in', () => {
  it('is rendered out of the document, in the theme of the document, and once', async () => {
    await prepare({ theme: 'dark', density: 'compact' });
    await prepare({});
    expect(mockShown.mock.calls).toEqual([[{ theme: { name: 'dark', density: 'compact' } }]]);
    expect(document.body).toBeEmptyDOMElement();
  });

  it('is rendered again for the next sign-in, after a workspace has discarded it', async () => {
    await prepare({});
    act(discardPreparedFrame);
    await prepare({});
    expect(mockShown).toHaveBeenCalledTimes(2);
    expect(mockShown).toHaveBeenLastCalledWith({ theme: { name: 'light', density: 'default' } });
  });
});
