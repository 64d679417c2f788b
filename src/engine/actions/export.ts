import { stopChain } from '../events/stopChain';
import { defineAction } from './defineAction';

/** The export modal (business spec §4). */
export default defineAction({
  type: 'export',
  async run(call) {
    const { exportRequest } = await import(/* webpackChunkName: "spreadsheet-steps" */ './spreadsheetRequests');
    const outcome = await call.host.spreadsheet.export(exportRequest(call));
    if (call.page.hasEnded) throw stopChain('the page was closed');
    return outcome;
  },
});
