import { stopChain } from '../events/stopChain';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'validate',
  run({ page }) {
    if (!page.validate()) throw stopChain('not valid');
  },
});
