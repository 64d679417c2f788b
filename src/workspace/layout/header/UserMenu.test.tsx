import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toUser } from '@/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { ServicesProvider } from '@/app-context/services';
import { UserMenu } from './UserMenu';

const li = toUser({
  userinfoname: '李娜',
  accountcode: 'hd-li.na',
  positionid: 'p1',
  positions: [{ positionid: 'p1', positionname: '区域经理', orgname: '上海分部' }],
});

async function open(onPasswordChange?: () => void, hasPositions = false, onPersonalCentre?: () => void) {
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  const handlers = { onPosition: jest.fn(), onPreference: jest.fn(), onSignOut: jest.fn() };
  render(
    <ServicesProvider services={services}>
      <UserMenu
        user={li}
        hasPositions={hasPositions}
        preference={{ mode: 'system', density: 'compact' }}
        onPasswordChange={onPasswordChange}
        onPersonalCentre={onPersonalCentre}
        {...handlers}
      />
    </ServicesProvider>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: '李娜的账户' }));
  await screen.findByRole('menuitem', { name: '退出登录' });
  return { user, ...handlers };
}

it('opens the change of the password', async () => {
  const onPasswordChange = jest.fn();
  const { user, onPosition, onSignOut } = await open(onPasswordChange);
  await user.click(screen.getByRole('menuitem', { name: '修改密码' }));
  expect(onPasswordChange).toHaveBeenCalledTimes(1);
  expect([onPosition.mock.calls, onSignOut.mock.calls]).toEqual([[], []]);
});

it('does not offer the change to a position that may not make it', async () => {
  const { user, onSignOut } = await open();
  expect(screen.queryByRole('menuitem', { name: '修改密码' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: '退出登录' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

it('opens the personal centre, for a position that may visit it', async () => {
  const onPersonalCentre = jest.fn();
  const { user } = await open(undefined, false, onPersonalCentre);
  expect(screen.queryByRole('menuitem', { name: '修改密码' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: '个人中心' }));
  expect(onPersonalCentre).toHaveBeenCalledTimes(1);
});

it('marks the theme and the density in force', async () => {
  await open();
  const radios = screen.getAllByRole('menuitemradio');
  expect(radios.map((radio) => [radio.textContent, radio.getAttribute('aria-checked')])).toEqual([
    ['跟随系统', 'true'],
    ['浅色', 'false'],
    ['深色', 'false'],
    ['标准显示', 'false'],
    ['紧凑显示', 'true'],
  ]);
});

it.each([
  ['深色', { mode: 'dark' }],
  ['跟随系统', { mode: 'system' }],
  ['标准显示', { density: 'default' }],
])('changes the preference with %s', async (name, change) => {
  const { user, onPreference } = await open();
  await user.click(screen.getByRole('menuitemradio', { name }));
  expect(onPreference).toHaveBeenCalledWith(change);
});

it('on a small screen shows the position of a person who has only one', async () => {
  await open(undefined, true);
  const position = screen.getByRole('menuitem', { name: '区域经理（上海分部）' });
  expect(position).toHaveAttribute('aria-disabled', 'true');
});
