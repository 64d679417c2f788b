import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, showControls } from '../../react/testView';

it('separates parts of a page, and says what follows', () => {
  showControls([
    { type: 'divider', name: 'd', title: '收货信息' },
    { type: 'divider', name: 'e', dashed: 1 },
  ]);
  expect(screen.getByRole('separator', { name: '收货信息' })).toHaveTextContent('收货信息');
  expect(screen.getAllByRole('separator')).toHaveLength(2);
});

it('follows a title that is computed', async () => {
  showControls([
    { type: 'text', name: 'a', title: '名称' },
    { type: 'divider', name: 'd', title: '=a' },
  ]);
  await userEvent.type(field('名称'), '百联');
  expect(screen.getByRole('separator', { name: '百联' })).toBeVisible();
});
