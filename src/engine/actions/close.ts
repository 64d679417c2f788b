import { defineAction } from './defineAction';

export default defineAction({
  type: 'close',
  run: ({ params, host }) => host.pages.close(params.result),
});
