import { defineAction } from './defineAction';
import { openNative } from './openNative';

export default defineAction({
  type: 'startflow',
  run(call) {
    const { flowcode, mode = 'tab', values } = call.params;
    return openNative(call, mode, 'native:flow', 'flowcode', { flowcode, values });
  },
});
