import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '@/app-context/services';
import { toUser } from '@/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { PositionSwitch } from './PositionSwitch';

const LONG = '华东大区重点客户与新零售渠道销售管理部高级区域经理'.repeat(3);
const manager = { positionid: 'p1', positionname: LONG, orgname: '上海分部' };
const seller = { positionid: 'p2', positionname: '销售代表', orgname: '杭州分部' };

async function show(positions: readonly (typeof manager)[]) {
  const services = createTestServices();
  await services.i18n.loadNamespaces('workspace');
  const user = toUser({ userinfoname: '李娜', positionid: 'p1', positionname: LONG, orgname: '上海分部', positions });
  const onSelect = jest.fn();
  render(
    <ServicesProvider services={services}>
      <PositionSwitch user={user} onSelect={onSelect} />
    </ServicesProvider>,
  );
  return onSelect;
}

it('a long position, which the header cuts, is whole in its tooltip', async () => {
  await show([manager]);
  expect(screen.getByTitle(`${LONG}（上海分部）`)).toHaveTextContent(LONG);
});

it('so is one of several, where the person chooses another', async () => {
  const onSelect = await show([manager, seller]);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: `切换岗位，当前：${LONG}` }));
  const item = await screen.findByRole('menuitem', { name: '销售代表（杭州分部）' });
  await user.click(item);
  expect(onSelect).toHaveBeenCalledWith('p2');
});
