import { printPage } from '../printing/printPage';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'print',
  run: ({ params, page, context }) => printPage(page, params, context.onIdle),
});
