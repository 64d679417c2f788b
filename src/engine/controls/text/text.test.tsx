import { act, fireEvent, screen } from '@testing-library/react';
import { field, showControls } from '../../react/testView';

afterEach(() => jest.restoreAllMocks());

it('a pattern that takes too many steps refuses the value with a message, keeps the page from being submitted, and tells the author once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { host } = showControls([
    { type: 'text', name: 'a', title: '编号', pattern: '(a+)+b' },
    { type: 'button', name: 'go', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } },
  ]);
  fireEvent.input(field('编号'), { target: { value: 'a'.repeat(50) } });
  await act(async () => void fireEvent.blur(field('编号')));
  expect(screen.getByRole('alert')).toHaveTextContent('engine.text.unchecked {"title":"编号"}');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })));
  expect(host.log.calls).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('test-page › controls[0]: engine.issue.pattern-steps'));
  fireEvent.input(field('编号'), { target: { value: 'aab' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('5,000 rows with such a pattern are judged in the steps of one recalculation', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { host } = showControls([
    {
      type: 'array',
      name: 'lines',
      title: '明细',
      controls: [{ type: 'text', name: 'a', title: '编号', pattern: '(a+)+b' }],
      value: Array.from({ length: 5000 }, () => ({ a: 'a'.repeat(50) })),
    },
    { type: 'button', name: 'go', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } },
  ]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })));
  expect(host.log.calls).toEqual([]);
  expect(screen.getAllByText(/engine.text.unchecked/).length).toBeGreaterThan(0);
}, 30_000);
