import { defineAction } from './defineAction';

export default defineAction({
  type: 'print',
  async run({ params, page, host, context }) {
    const { printRequest } = await import(/* webpackChunkName: "paper" */ '../printing/printRequest');
    await host.print(printRequest(page, params, context.onIdle));
  },
});
