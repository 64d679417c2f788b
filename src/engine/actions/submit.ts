import { isAppError, toAppError } from '@/common/errors/appError';
import { stopChain } from '../events/stopChain';
import { PAGE_STATUS } from '../host';
import { defineAction } from './defineAction';

/** Validate → call. What was typed stays whatever happens, and the page says why a submit failed. */
export default defineAction({
  type: 'submit',
  async run({ params: { api, idfield, input }, page, host }) {
    page.problem(undefined);
    if (!page.validate()) throw stopChain('not valid');
    try {
      const values = { ...page.values(), ...input };
      const isNew = page.status === PAGE_STATUS.new && idfield !== undefined && values[idfield] === undefined;
      const id = isNew ? { [idfield]: await page.recordId() } : {};
      const answer = await host.call({ api, input: { ...values, ...id }, pageCode: page.pageCode });
      page.markSaved();
      return answer;
    } catch (error) {
      if (!isAppError(error, 'cancelled')) page.problem(toAppError(error).message);
      throw error;
    }
  },
});
