import { defineAction } from './defineAction';
import { openNative } from './openNative';

export default defineAction({
  type: 'openprocess',
  run(call) {
    const { processid, mode = 'dialog' } = call.params;
    return openNative(call, mode, 'native:process', 'processid', { processid });
  },
});
