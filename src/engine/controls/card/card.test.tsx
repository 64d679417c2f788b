import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, showControls } from '../../react/testView';

const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const card = (more: Record<string, unknown> = {}) => ({
  type: 'card',
  name: 'contact',
  title: '联系方式',
  controls: [{ type: 'text', name: 'phone', title: '电话', required: 1 }],
  ...more,
});

it('frames its controls under a heading', () => {
  showControls([card()]);
  expect(screen.getByRole('region', { name: '联系方式' })).toContainElement(field('电话'));
  expect(screen.getByRole('heading', { name: '联系方式' })).toBeVisible();
});

it('folds and unfolds, and keeps what was typed', async () => {
  showControls([card({ foldable: 1 })]);
  await userEvent.type(field('电话'), '138');
  await userEvent.click(screen.getByRole('button', { name: '联系方式', expanded: true }));
  expect(field('电话')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '联系方式', expanded: false }));
  expect(field('电话')).toHaveValue('138');
});

it('unfolds for a control that is not valid', async () => {
  showControls([card({ foldable: 1, folded: 1 }), save]);
  expect(screen.queryByLabelText('电话')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(field('电话')).toHaveFocus();
});
