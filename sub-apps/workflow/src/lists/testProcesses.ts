import type { FakePortal } from '@atrium/portal/contract/fakePortal';

const FLOW = '/api/teapi/workflow/flow';

export const PATHS = {
  list: `${FLOW}/getmyprocesslist`,
  get: `${FLOW}/getprocess`,
  handle: `${FLOW}/handle`,
  batch: `${FLOW}/handlebatch`,
  flows: `${FLOW}/flows`,
  deleteDraft: `${FLOW}/deletedraft`,
} as const;

/** A process with what the specification names, and with `change`. */
export const wireItem = (processid: string, change: object = {}) => ({
  processid,
  processname: '费用报销',
  title: `申请 ${processid}`,
  applicant: '陈思远',
  applytime: '2026-11-20 14:05',
  currentstep: '经理审批',
  ...change,
});

/** Answers every read of a list with these items. */
export const answerItems = (fake: FakePortal, items: readonly object[], itemCount = items.length) =>
  fake.answer(PATHS.list, { af_items: items, af_itemcount: itemCount });

/** The conditions of the reads of the list. */
export const conditionsOf = (fake: FakePortal) =>
  fake.callsOf(PATHS.list).map(({ input }) => (input as { af_querycondition: object }).af_querycondition);
