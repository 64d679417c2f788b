import { defineAction } from './defineAction';

export default defineAction({
  type: 'call',
  run({ params: { api, input = {} }, page, host, context }) {
    page.withdrawUndo();
    return page.timed(context.control, 'call', api, () => host.call({ api, input, pageCode: page.pageCode }));
  },
});
