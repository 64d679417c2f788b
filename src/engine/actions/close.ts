import { stopChain } from '../events/stopChain';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'close',
  async run({ params: { to, result }, host, page, context }) {
    // A page that closes with a result is not asked about its own input, so it stays open with what was not saved.
    if (page.isEditedAfterSave && result !== undefined) {
      host.message.warning(host.t('engine.submit.editedWhileSaving'));
      throw stopChain('input that is not saved');
    }
    // The close guard may ask the person, who is not to be kept waiting by a busy button.
    context.onIdle?.();
    if (to !== undefined) host.pages.returnTo(to);
    else if (!(await host.pages.close(result))) throw stopChain('the page stays open');
  },
});
