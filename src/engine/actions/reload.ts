import { defineAction } from './defineAction';

export default defineAction({
  type: 'reload',
  run: ({ params: { target, firstpage }, page }) => page.control(target).reload(firstpage === 1),
});
