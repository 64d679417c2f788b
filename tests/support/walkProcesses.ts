import type { Colleague } from './colleague';
import { goTo } from './locations';
import type { Platform } from './platform';
import { noDialog, rowOf } from './visitWorkflow';
import type { Visit } from './visitWorkflow';
import { waitForText } from './waitForText';

/** A claim that the director decides about, and its flow. */
const CLAIM = '郑浩 差旅费';
const FLOW = 'expense';

/** The last approval of a process, and the one below it in the list, which a colleague decides about as well. */
const LAST_APPROVAL = '李娜 年休假';
const JOINT_APPROVAL = '李娜 陈列费';

const STORE = { name: 'Riverside', region: 'East', address: '1 Main Road', area: 80, rent: 9_000 };

const GET_PROCESS = '/api/teapi/workflow/flow/getprocess';
const ACTION_NOTICE = '.ant-message-notice button';

/** Pending processes: one that cannot be read at first, what is done with it, and all that may happen meanwhile. */
export async function walkPending(visit: Visit, { platform, colleague }: { platform: Platform; colleague: Colleague }) {
  const { page, isNarrow, text, press, find, type, seen, seenInBothWidths, leave, closeTab } = visit;
  const openRow = (key: string) => page.locator(`[data-row-key="${key}"] button`).click();

  const processId = await rowOf(page, CLAIM);
  await seen('/undeal');

  await platform.fault({ path: GET_PROCESS, kind: '500' });
  await openRow(processId);
  await find('button', 'ui.retry');
  await seen('/undeal: a process that cannot be read');
  await press('button', 'ui.retry');
  await find('button', 'workflow.process.action.approve');
  await seenInBothWidths('/undeal: a process');
  await press('button', 'workflow.process.phrases');
  await press('button', 'workflow.process.phrases.manage');
  await seen('/undeal: templates');
  await press('tab', 'workflow.process.section.diagram');
  await find('button', 'workflow.flow.zoom.in');
  await seen('/undeal: the diagram of a process');
  if (isNarrow) {
    await press('tab', 'workflow.process.section.record');
    await seen('/undeal: the record of a process');
  }
  await press('tab', 'workflow.process.section.application');
  await press('button', 'workflow.process.signature.add');
  await find('group', 'workflow.process.signature');
  await seen('/undeal: signature');
  for (const action of ['return', 'transfer', 'addbefore', 'countersign', 'comment']) {
    const key = `workflow.process.action.${action}`;
    if (action === 'return' && !isNarrow) await press('button', key);
    else {
      await press('button', 'workflow.process.more');
      await press('menuitem', key);
    }
    await find('button', 'workflow.process.confirm', { action: text(key) });
    await seen(`/undeal: ${action}`);
    await press('button', 'ui.cancel');
  }
  await leave();
  await noDialog(page);

  const jointId = await rowOf(page, JOINT_APPROVAL);
  await openRow(await rowOf(page, LAST_APPROVAL));
  await press('button', 'workflow.process.action.approve');
  await find('button', 'workflow.process.next');
  await seen('/undeal: approved');
  await press('button', 'workflow.process.next');
  await type('workflow.process.comment', 'OK');
  await colleague.handle(jointId, 'reject', { comment: 'No' });
  await press('button', 'workflow.process.action.approve');
  await find('button', 'workflow.process.stale.copy');
  await seen('/undeal: somebody else was first');
  await press('button', 'workflow.process.stale.send');
  await press('button', 'workflow.process.confirm', { action: text('workflow.process.action.comment') });
  await page.waitForFunction(() => !document.querySelector('[role=dialog] blockquote'));
  await leave();
  await noDialog(page);

  if (isNarrow) await press('button', 'ui.select.start');
  for (const key of await page.$$eval('[data-row-key]', (rows) =>
    rows.slice(0, 2).map((row) => row.getAttribute('data-row-key')),
  ))
    await page.locator(`[data-row-key="${key}"] input[type=checkbox]`).click();
  await press('button', 'workflow.undeal.batch');
  await page.waitForSelector('[role=dialog] textarea');
  await seen('/undeal: batch');
  await leave();
  await noDialog(page);
  await closeTab();
  return processId;
}

/** The other lists of processes, and one process in a tab. */
export async function walkLists(visit: Visit, processId: string) {
  const { page, isNarrow, text, press, find, type, seen, pressText, leave, closeTab, open } = visit;

  await open('/dealed', 'workflow.dealed.title');
  await seen('/dealed');
  if (isNarrow) await press('button', 'ui.filter');
  await type('workflow.lists.keyword', '???');
  await page.keyboard.press('Enter');
  await waitForText(page, text('workflow.dealed.noMatch'));
  await seen('/dealed: nothing is found');
  await closeTab();

  await open('/flow', 'workflow.centre.start');
  await seen('/flow: start');
  await pressText('workflow.centre.mine');
  await find('heading', 'workflow.mine.title');
  await seen('/flow: mine');
  await pressText('workflow.mine.part.drafts');
  await seen('/flow: drafts');
  await pressText('workflow.centre.copied');
  await find('heading', 'workflow.copied.title');
  await seen('/flow: copied');
  await closeTab();

  await goTo(page, `/process?processid=${processId}`);
  await find('button', 'workflow.process.action.approve');
  await seen('/process');
  await press('tab', 'workflow.process.section.diagram');
  await find('button', 'workflow.flow.zoom.in');
  await seen('/process: diagram');
  await press('button', 'workflow.flow.enlarge');
  await page.waitForSelector('[role=dialog] [data-card]');
  await seen('/process: the diagram as large as the page');
  await leave();
  await noDialog(page);
  await closeTab();
}

/** The form of an application; one that is submitted, returned by a colleague, and is to be submitted again. */
export async function walkApplication(visit: Visit, colleague: Colleague) {
  const { page, text, press, find, seen, seenInBothWidths, pressText, closeTab } = visit;

  await goTo(page, `/flow?flowcode=${FLOW}`);
  await find('button', 'workflow.start.submit');
  await seenInBothWidths('start');
  await pressText('workflow.plan.look.diagram');
  await find('button', 'workflow.flow.zoom.in');
  await seen('start: diagram');
  await closeTab();

  await goTo(page, `/flow?flowcode=newstore&values=${encodeURIComponent(JSON.stringify(STORE))}`);
  await press('button', 'workflow.start.submit');
  await find('button', 'workflow.start.submitted.view');
  await colleague.handle(await colleague.findPending(STORE.name), 'return', { comment: 'Photos?', returnto: 'start' });
  // Who comes back to the window is told at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForSelector(ACTION_NOTICE);
  await seen('start: submitted, and a new message');
  await page.click(ACTION_NOTICE);
  await press('button', 'workflow.process.action.resubmit');
  await find('button', 'workflow.process.confirm', { action: text('workflow.process.action.resubmit') });
  await find('list', 'workflow.plan.steps');
  await seen('/process: returned');
  await closeTab();
  await closeTab();
}
