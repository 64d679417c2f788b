import { isAppError } from '@/common/errors/appError';
import { stopChain } from '../events/stopChain';
import type { RowValues } from '../expressions/scope';
import type { PageModel } from '../model/pageModel';
import { untracked } from '../model/reactive';
import { isReadyToSubmit, refuseFailures } from '../model/submitting';
import { defineAction } from './defineAction';
import type { ActionRun } from './defineAction';

/** The record's id: as given, as loaded or saved before, or a pre-allocated one for a new record. */
async function idOf(page: PageModel, idfield: string | undefined, given: RowValues): Promise<RowValues> {
  if (idfield === undefined) return {};
  const id =
    given[idfield] ?? untracked(page.record)[idfield] ?? (page.makesNewRecord ? await page.recordId() : undefined);
  return id === undefined ? {} : { [idfield]: id };
}

/** Sends the values once what has to be uploaded first is there. Resolves to the answer; the page is marked as saved. */
async function save({ params: { api, idfield, input }, page, host, context }: ActionRun<'submit'>): Promise<unknown> {
  await page.prepareSubmit();
  const revision = page.revision;
  const given: RowValues = { ...page.values(), ...input };
  const id = await idOf(page, idfield, given);
  const answer = await page.timed(context.control, 'call', api, () =>
    host.call({ api, input: { ...given, ...id }, pageCode: page.pageCode }),
  );
  page.patchRecord(id);
  page.markSaved(revision);
  return answer;
}

/** Validate → all computed values are there → what has to be uploaded first → call (business spec §4). What was typed stays whatever happens, and the page says why a submit failed. */
export default defineAction({
  type: 'submit',
  async run(call) {
    const { page, host } = call;
    if (!isReadyToSubmit(page)) throw stopChain('not valid');
    try {
      refuseFailures(page);
      const saved = save(call);
      host.trackSave(saved);
      return await saved;
    } catch (error) {
      if (!isAppError(error, 'cancelled')) page.problem(host.errorText(error));
      throw error;
    }
  },
});
