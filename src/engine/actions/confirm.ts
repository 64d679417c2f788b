import { stopChain } from '../events/stopChain';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'confirm',
  async run({ params: { title, text, oktext, danger }, host }) {
    const isConfirmed = await host.confirm({ title, text, confirmText: oktext, isDanger: Number(danger) === 1 });
    if (!isConfirmed) throw stopChain('not confirmed');
  },
});
