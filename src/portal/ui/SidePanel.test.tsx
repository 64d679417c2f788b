import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portalWith, renderScreen } from '../../../tests/support/renderScreen';
import { Page } from './Page';
import { SidePanel } from './SidePanel';

const onClose = jest.fn();

beforeEach(() => onClose.mockClear());

function show({ isHidden = false, isOpen = true, isWide = false, isSheet = false } = {}) {
  const Screen = () => (
    <>
      <button type="button">标签</button>
      <section hidden={isHidden}>
        <Page
          head={null}
          panel={
            <SidePanel title="新建角色" isOpen={isOpen} isWide={isWide} isSheet={isSheet} onClose={onClose}>
              <input aria-label="角色名称" />
            </SidePanel>
          }
        >
          角色
        </Page>
      </section>
    </>
  );
  renderScreen(Screen, portalWith({}));
}

it('closes on Escape once, whether its field, the tab bar or nothing has the focus', async () => {
  show();
  screen.getByRole('textbox', { name: '角色名称' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: '标签' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  (document.activeElement as HTMLElement).blur();
  expect(document.body).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(3);
});

it.each([{ isHidden: true }, { isOpen: false }])('does not answer Escape with %p', async (state) => {
  show(state);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  [false, '520px'],
  [true, '720px'],
])('has more room when it is wide (%j), and never more than its page', (isWide, width) => {
  show({ isWide });
  expect(document.querySelector('.ant-drawer-content-wrapper')).toHaveStyle({ width, maxWidth: '100%' });
});

it.each([
  [true, 1],
  [false, 0],
])('a press beside a sheet closes it, one beside a panel does not (%j)', (isSheet, count) => {
  show({ isSheet });
  fireEvent.click(document.querySelector('.ant-drawer-mask') as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(count);
});

it('the Tab key goes round in it, and stops only at what has a name', async () => {
  show();
  const field = screen.getByRole('textbox', { name: '角色名称' });
  const close = screen.getByRole('button', { name: '关闭' });
  field.focus();
  await userEvent.tab();
  expect(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(field).toHaveFocus();
});
