import { defineAction } from './defineAction';

export default defineAction({
  type: 'close',
  run: ({ params, host }) => (params.to === undefined ? host.pages.close(params.result) : host.pages.returnTo(params.to)),
});
