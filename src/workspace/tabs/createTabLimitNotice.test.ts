import type { ActionNotice } from '../notices/createActionNotice';
import { createTabLimitNotice } from './createTabLimitNotice';

function setUp() {
  const offers: ActionNotice[] = [];
  const warning = jest.fn();
  const show = createTabLimitNotice({
    notices: {
      warning,
      offer(notice) {
        offers.push(notice);
        return () => notice.onEnd?.();
      },
    },
    t: (key) => key,
  });
  return { show, offers, warning };
}

it('too many tabs: the button closes one and opens the page', async () => {
  const { show, offers } = setUp();
  const answer = show(true);
  expect(offers).toMatchObject([{ tone: 'warning', text: 'workspace.tab.limit', takesFocus: true }]);
  offers[0]?.onAction();
  await expect(answer).resolves.toBe(true);
});

it('too many tabs: nothing opens when the notice closes', async () => {
  const { show, offers } = setUp();
  const answer = show(true);
  offers[0]?.onEnd?.();
  await expect(answer).resolves.toBe(false);
});

it('too many tabs: there is no button when no tab can be closed', async () => {
  const { show, offers, warning } = setUp();
  await expect(show(false)).resolves.toBe(false);
  expect([warning.mock.calls, offers]).toEqual([[['workspace.tab.limit']], []]);
});

it('too many tabs: a newer notice withdraws the one before', async () => {
  const { show, offers } = setUp();
  const first = show(true);
  const second = show(true);
  await expect(first).resolves.toBe(false);
  offers[1]?.onAction();
  await expect(second).resolves.toBe(true);
});
