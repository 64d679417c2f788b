import type { PageStatus } from '../host';
import { PAGE_STATUS } from '../host';
import { defineAction } from './defineAction';
import { rowWalk } from './rowWalk';

const STATUSES: readonly unknown[] = Object.values(PAGE_STATUS);

export default defineAction({
  type: 'openpage',
  run: ({ params: { pagecode, mode, title, status, linkparam }, page, host, context }) =>
    host.pages.open(
      {
        pageCode: pagecode,
        mode,
        title,
        status: STATUSES.includes(status) ? (status as PageStatus) : PAGE_STATUS.view,
        linkParam: linkparam ?? {},
      },
      {
        onShown: context.onIdle,
        reopen: context.repeat,
        ...(status === PAGE_STATUS.view && { walk: rowWalk(page, context) }),
      },
    ),
});
