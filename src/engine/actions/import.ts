import { defineAction } from './defineAction';

/** The import modal (business spec §4). Later steps read how it ended, so that they can read the rows again. */
export default defineAction({
  type: 'import',
  async run(call) {
    const { importRequest } = await import(/* webpackChunkName: "spreadsheet-steps" */ './spreadsheetRequests');
    return call.host.spreadsheet.import(importRequest(call));
  },
});
