import { stopChain } from '../events/stopChain';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'close',
  async run({ params: { to, result }, host }) {
    if (to !== undefined) host.pages.returnTo(to);
    else if (!(await host.pages.close(result))) throw stopChain('the page stays open');
  },
});
