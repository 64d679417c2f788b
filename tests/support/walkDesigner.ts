import type { Colleague } from './colleague';
import { goTo } from './locations';
import { noDialog, rowOf } from './visitWorkflow';
import type { Visit } from './visitWorkflow';
import { waitForNoText } from './waitForText';

/** Who has made a claim, and its flow. */
const APPLICANT = '郑浩';
const FLOW = 'expense';

/** The definitions of flows, and the design of one with its panels. */
export async function walkDesigner(visit: Visit, colleague: Colleague) {
  const {
    page,
    isNarrow,
    text,
    press,
    find,
    type,
    seen,
    seenInBothWidths,
    pressText,
    leave,
    closeTab,
    open,
    pressAction,
  } = visit;

  await open('/masterflowmanager', 'workflow.manager.title');
  await page.waitForSelector(`[data-row-key="${FLOW}"]`);
  await seen('/masterflowmanager');
  await press('button', 'workflow.manager.new');
  await find('textbox', 'workflow.manager.name');
  await seen('/masterflowmanager: new');
  await leave();
  await noDialog(page);
  await closeTab();

  await goTo(page, `/masterflowmanager?flowid=${FLOW}`);
  for (const card of ['start', 'manager', 'amount', 'large']) {
    await page.locator(`[data-card="${card}"] button`).click();
    await page.waitForSelector(`[data-card="${card}"] [aria-pressed=true]`);
    if (card === 'large') await press('button', 'workflow.designer.try');
    await seen(`designer: ${card}`);
    if (isNarrow) await leave();
  }
  for (const panel of ['dryRun', 'versions']) {
    await pressAction(`workflow.manager.${panel}`);
    await page.waitForSelector('[role=dialog]');
    if (panel === 'dryRun') {
      await find('combobox', 'workflow.people.search');
      await page.focus('[role=dialog] [data-part=people] input');
      await page.keyboard.type(APPLICANT);
      await page.waitForFunction(
        (name) =>
          document.querySelector('[role=dialog] [data-part=people] [role=option]')?.textContent.startsWith(name),
        {},
        APPLICANT,
      );
      await page.click('[role=dialog] [data-part=people] [role=option]');
      await pressText('workflow.plan.look.diagram', '[role=dialog]');
      await page.waitForSelector('[role=dialog] [data-card]');
    }
    await seen(`designer: ${panel}`);
    await leave();
    await noDialog(page);
  }

  await press('tab', 'workflow.manager.view.basics');
  await seen('designer: basics');
  await type('workflow.manager.name', 'Expenses');
  await press('button', 'workflow.manager.publish');
  await find('textbox', 'workflow.manager.publish.note');
  await seen('designer: publish');
  await leave();
  await noDialog(page);
  await colleague.spoilFlow(FLOW, { name: 'Claims', step: 'manager' });
  await press('button', 'workflow.manager.save');
  await find('button', 'workflow.manager.conflict.mine');
  await seen('designer: changed by two people');
  await press('button', 'workflow.manager.conflict.mine');
  await pressAction('workflow.manager.check');
  await find('button', 'workflow.manager.check.close');
  await seenInBothWidths('designer: problems');
  await press('button', 'workflow.manager.save');
  await waitForNoText(page, text('workflow.manager.unsaved'));
  await closeTab();
}

/** The processes of all people. */
export async function walkInstances({ page, isNarrow, seen, pressText, leave, closeTab }: Visit) {
  await goTo(page, '/masterflowmanager?view=instances');
  const instance = await rowOf(page, APPLICANT);
  await seen('instances');
  for (const action of ['reassign', 'terminate']) {
    if (isNarrow) {
      await page.locator(`[data-row-key="${instance}"] [aria-haspopup=menu]`).click();
      await pressText(`workflow.manager.${action}`, '[role=menu]');
    } else await pressText(`workflow.manager.${action}`, `[data-row-key="${instance}"]`);
    await page.waitForSelector('[role=dialog]');
    await seen(`instances: ${action}`);
    await leave();
    await noDialog(page);
  }
  await closeTab();
}
