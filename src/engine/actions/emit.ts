import { defineAction } from './defineAction';

export default defineAction({
  type: 'emit',
  run: ({ params: { event, data }, host }) => host.events.emit(event, data),
});
