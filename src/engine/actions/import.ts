import { stopChain } from '../events/stopChain';
import { defineAction } from './defineAction';

/** The import modal (business spec §4). Later steps run when the job has ended, so that they can read the rows again. */
export default defineAction({
  type: 'import',
  async run(call) {
    const { importRequest } = await import(/* webpackChunkName: "spreadsheet-steps" */ './spreadsheetRequests');
    const outcome = await call.host.spreadsheet.import(importRequest(call));
    if (call.page.hasEnded) throw stopChain('the page was closed');
    return outcome;
  },
});
