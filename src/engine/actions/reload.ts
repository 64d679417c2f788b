import { defineAction } from './defineAction';
import { tableOf } from './targets';

export default defineAction({
  type: 'reload',
  run: ({ params: { target, firstpage }, page }) => tableOf(page, target).reload(firstpage === 1),
});
