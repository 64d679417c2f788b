import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import { PositionField } from './PositionField';

const director = { positionid: 'director', positionname: '销售总监', orgname: '华东大区' };

test('a field with a position says in its list when the other positions cannot be read', async () => {
  const fake = portalWith(adminTexts);
  fake.answer('/api/teapi/rolepermission/position/list', ({ positionids }: { positionids?: string[] }) => {
    if (positionids) return { items: [director], itemcount: 1 };
    throw new AppError('network', 'offline');
  });
  renderScreen(() => <PositionField aria-label="岗位" value="director" />, fake);
  await screen.findByText('销售总监（华东大区）');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '岗位' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络');
  expect(screen.getByRole('option', { name: /销售总监/ })).toBeInTheDocument();
});
