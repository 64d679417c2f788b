import { goTo } from './locations';
import type { Product } from './product/product';
import { noDialog, rowOf, visitWorkflow } from './visitWorkflow';
import type { Visitor } from './visitWorkflow';

/** Who has made a claim that the director decides about, its title and its flow. */
const APPLICANT = '郑浩';
const CLAIM = '郑浩 差旅费';
const FLOW = 'expense';

/** Visits every screen of workflow and messages, with each of its tabs, panels and forms. Returns the page's answers. */
export async function walkWorkflow(product: Product, visitor: Visitor): Promise<string> {
  const { isNarrow } = visitor;
  const { page, text, press, find, seen, pressText, leave, closeTab, open, pressAction, answers } = await visitWorkflow(
    product,
    visitor,
  );

  const processId = await rowOf(page, CLAIM);
  await seen('/undeal');

  await page.locator(`[data-row-key="${processId}"] button`).click();
  await find('button', 'workflow.process.action.approve');
  await seen('/undeal: a process');
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

  await open('/dealed', 'workflow.dealed.title');
  await seen('/dealed');
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

  await goTo(page, `/flow?flowcode=${FLOW}`);
  await find('button', 'workflow.start.submit');
  await seen('start');
  await pressText('workflow.plan.look.diagram');
  await find('button', 'workflow.flow.zoom.in');
  await seen('start: diagram');
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
  await press('tab', 'workflow.manager.view.basics');
  await seen('designer: basics');
  await press('tab', 'workflow.manager.view.design');
  for (const panel of ['dryRun', 'versions']) {
    await pressAction(`workflow.manager.${panel}`);
    await page.waitForSelector('[role=dialog]');
    if (panel === 'dryRun') {
      await find('searchbox', 'workflow.people.search');
      await page.focus('[role=dialog] input[type=search]');
      await page.keyboard.type(APPLICANT);
      await page.waitForFunction(
        (name) => document.querySelector('[role=dialog] [data-part=people] li label')?.textContent.startsWith(name),
        {},
        APPLICANT,
      );
      await page.click('[role=dialog] [data-part=people] li label');
      await pressText('workflow.plan.look.diagram', '[role=dialog]');
      await page.waitForSelector('[role=dialog] [data-card]');
    }
    await seen(`designer: ${panel}`);
    await leave();
    await noDialog(page);
  }
  await closeTab();

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

  await open('/messagemanager', 'workflow.messages.title');
  const message = await rowOf(page, '2026');
  await seen('/messagemanager');
  await page.locator(`[data-row-key="${message}"] button`).click();
  await find('button', 'workflow.message.open');
  await seen('/messagemanager: a message');
  await leave();
  await noDialog(page);
  await closeTab();
  await goTo(page, `/message-detail?messageid=${message}`);
  await find('button', 'workflow.message.open');
  await seen('/message-detail');
  await closeTab();

  await goTo(page, '/mycentermgr');
  await page.waitForSelector('h1');
  await seen('/mycentermgr');
  await page.locator('header [aria-haspopup=dialog]:has([data-count])').click();
  await page.waitForSelector('[role=dialog] li');
  await seen('the bell');

  for (const [route, shown] of [
    [`/process?processid=${processId}`, 'workflow.process.action.approve'],
    [`/flow?flowcode=${FLOW}`, 'workflow.start.submit'],
    [`/process?flowcode=${FLOW}`, 'workflow.flow.zoom.in'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${product.url}/#${route}`);
    await find('button', shown);
    await seen(`no frame: ${route.replace(processId, '…')}`);
  }
  return answers();
}
