import { defineAction } from './defineAction';

/** Few pages download files by a step, so its code comes with the controls that few pages use. */
export default defineAction({
  type: 'download',
  async run({ params: { file, filename }, host }) {
    const { saveFiles } = await import(/* webpackChunkName: "controls" */ '../controls/file/saveFiles');
    await saveFiles(file, filename, host);
  },
});
