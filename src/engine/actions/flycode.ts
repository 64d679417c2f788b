import { AppError } from '@/common/errors/appError';
import { defineAction } from './defineAction';

/** The place is what people know it by: page, control and trigger. */
export default defineAction({
  type: 'flycode',
  async run(call) {
    const { params, page, host, context } = call;
    const [{ createScriptWorld }] = await Promise.all([
      import(/* webpackChunkName: "script-world" */ '../scripts/createScriptWorld'),
      host.loadControlTexts(),
    ]);
    const place = [page.pageCode, context.control?.name, context.trigger].filter(Boolean).join(' › ');
    const result = await host.scripts.run({ code: params.code, place }, createScriptWorld(call));
    if (result instanceof AppError) throw result;
    return result;
  },
});
