import { defineAction } from './defineAction';

export default defineAction({
  type: 'call',
  run: ({ params: { api, input = {} }, page, host }) => host.call({ api, input, pageCode: page.pageCode }),
});
