import { defineAction } from './defineAction';

export default defineAction({
  type: 'message',
  run: ({ params: { text, kind = 'info' }, host }) => host.message[kind](text),
});
