import { defineAction } from './defineAction';

/** The place is what people know it by: page, control and trigger. */
export default defineAction({
  type: 'flycode',
  async run(call) {
    const { params, page, host, context } = call;
    const { createScriptWorld } = await import(/* webpackChunkName: "script-world" */ '../scripts/createScriptWorld');
    const place = [page.pageCode, context.control?.name, context.trigger].filter(Boolean).join(' › ');
    return host.scripts.run({ code: params.code, place }, createScriptWorld(call));
  },
});
