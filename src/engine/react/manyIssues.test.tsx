import { screen } from '@testing-library/react';
import { createFakeHost } from '../fakeHost';
import { showControls } from './testView';

it('a page with thousands of faulty properties shows its rows, and the console gets a hundred lines and the number of the others', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const say = { steps: [{ do: 'message', text: 'x' }] };
  const rowactions = Array.from({ length: 10_000 }, (_, index) => ({
    type: 'button',
    name: `b${index}`,
    title: 'B',
    onclicked: say,
    look: 'huge',
  }));
  const table = { type: 'table', name: 'a', source: { api: 'q' }, columns: [{ name: 'id', title: 'No' }], rowactions };
  const call = () => Promise.resolve({ items: [{ id: 'SO-1' }], __itemcount: 1 });
  const host = createFakeHost({ isAuthoring: true, call });
  showControls([table], { host });
  await screen.findByText('SO-1');
  expect(warn).toHaveBeenCalledTimes(101);
  expect(warn.mock.calls.at(-1)).toEqual([expect.stringContaining('engine.issue.more {"count":"9900"}')]);
  expect(screen.getByRole('list', { name: 'engine.issue.title' }).children).toHaveLength(101);
  warn.mockRestore();
});
