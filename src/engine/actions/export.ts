import { defineAction } from './defineAction';

/** The export modal (business spec §4). */
export default defineAction({
  type: 'export',
  async run(call) {
    const { exportRequest } = await import(/* webpackChunkName: "spreadsheet-steps" */ './spreadsheetRequests');
    return call.host.spreadsheet.export(exportRequest(call));
  },
});
