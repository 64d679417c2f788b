import { stopChain } from '../events/stopChain';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'confirm',
  async run({ params: { title, text }, host }) {
    if (!(await host.confirm({ title, text }))) throw stopChain('not confirmed');
  },
});
