import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { showControls } from '../../react/testView';

const rate = (more: Record<string, unknown> = {}) => ({ type: 'rate', name: 'score', title: '评分', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const star = (stars: number) => screen.getByRole('radio', { name: `engine.rate.stars {"count":${stars}}` });
const accepting = () => createFakeHost({ call: () => Promise.resolve({}) });

it('is chosen with the mouse and the arrow keys, says how many stars it has, and sends their number', async () => {
  const { host } = showControls([rate({ value: 2 }), save], { host: accepting() });
  expect(screen.getByRole('radiogroup', { name: '评分' })).toHaveTextContent('2 / 5');
  await userEvent.click(star(3));
  await userEvent.keyboard('{ArrowRight}');
  expect(star(4)).toBeChecked();
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, score: 4 });
});

it('is taken back by a press on the chosen star or with Delete, unless it is required', async () => {
  const { unmount } = showControls([rate({ value: 2 })]);
  await userEvent.click(star(2));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(star(5));
  await userEvent.keyboard('{Delete}');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  unmount();
  showControls([rate({ value: 2, required: 1 })]);
  await userEvent.click(star(2));
  expect(star(2)).toBeChecked();
});

it.each([
  [{ required: 1 }, 'engine.required.choose {"title":"评分"}'],
  [{ required: 1, value: 0 }, 'engine.rate.invalid {"title":"评分","count":5}'],
  [{ value: 9, count: 3 }, 'engine.rate.invalid {"title":"评分","count":3}'],
  [{ value: 2.5 }, 'engine.rate.invalid {"title":"评分","count":5}'],
  [{ value: 'good' }, 'engine.rate.invalid {"title":"评分","count":5}'],
])('%j is refused', async (more, message) => {
  const { host } = showControls([rate(more), save]);
  await press();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  expect(host.log.calls).toEqual([]);
});

it('cannot be changed in a page that is only viewed', () => {
  showControls([rate({ value: 3, count: 3 })], { status: PAGE_STATUS.view });
  screen.getAllByRole('radio').forEach((radio) => expect(radio).toBeDisabled());
  expect(star(3)).toBeChecked();
});
