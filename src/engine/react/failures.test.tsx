import { act, screen, within } from '@testing-library/react';
import { field, showControls } from './testView';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows above a control which of its expressions failed, leaves the rest of the page alone, and takes the message away when it answers again', async () => {
  showControls([
    { type: 'text', name: 'a', title: '原文', value: 'x'.repeat(60_000) },
    { type: 'text', name: 'b', title: '两倍', value: '=a + a' },
    { type: 'text', name: 'c', title: '其他', value: '=c0', hint: '提示' },
    { type: 'text', name: 'c0', title: '来源', value: '好' },
  ]);
  await act(() => Promise.resolve());
  const place = field('两倍').closest<HTMLElement>('[data-control]')?.parentElement as HTMLElement;
  const card = within(place).getByRole('alert');
  expect(card).toHaveTextContent('engine.issue.expression.text {"most":"100,000"}');
  expect(card).toHaveTextContent('expression.text · test-page · controls[1].value');
  expect(field('两倍')).toHaveValue('');
  expect(field('其他')).toHaveValue('好');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await act(async () => {
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.input(field('原文'), { target: { value: 'yes' } });
  });
  expect(field('两倍')).toHaveValue('yesyes');
  expect(screen.queryByRole('alert')).toBeNull();
});
