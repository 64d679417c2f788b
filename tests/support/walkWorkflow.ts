import { colleagueAt } from './colleague';
import { goTo } from './locations';
import type { Product } from './product/product';
import { noDialog, rowOf, visitWorkflow } from './visitWorkflow';
import type { Visit, Visitor } from './visitWorkflow';
import { walkDesigner, walkInstances } from './walkDesigner';
import { walkApplication, walkLists, walkPending } from './walkProcesses';

/** Decides together with the director who walks. */
const COLLEAGUE = 'huang.lei';

const MESSAGES = '/api/teapi/message/message/list';

/**
 * Visits every screen of workflow and messages, with each of its tabs, panels and forms, and what happens when a colleague
 * acts at the same time or the platform fails. Returns the page's answers.
 */
export async function walkWorkflow(product: Product, visitor: Visitor): Promise<string> {
  const [visit, colleague] = await Promise.all([
    visitWorkflow(product, visitor),
    colleagueAt(product.url, { username: COLLEAGUE, language: visitor.language }),
  ]);
  try {
    const processId = await walkPending(visit, { platform: product.platform, colleague });
    await walkLists(visit, processId);
    await walkApplication(visit, colleague);
    await walkDesigner(visit, colleague);
    await walkInstances(visit);
    await walkMessages(visit, product);
    await walkWindows(visit, product.url, processId);
  } catch (cause) {
    throw new Error(`The walk ended after: ${visit.lastSeen()}`, { cause });
  }
  return visit.answers();
}

async function walkMessages(visit: Visit, { platform }: Product) {
  const { page, press, find, seen, leave, closeTab, open } = visit;

  await platform.fault({ path: MESSAGES, kind: '500' });
  await open('/messagemanager', 'workflow.messages.title');
  await find('button', 'ui.retry');
  await seen('/messagemanager that cannot be read');
  await press('button', 'ui.retry');
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
  // By key, because on a phone a notice may lie over it.
  await page.focus('header [aria-haspopup=dialog]:has([data-count])');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=dialog] li');
  await seen('the bell');
}

/** Screens in windows without a frame. */
async function walkWindows({ page, find, seen }: Visit, url: string, processId: string) {
  for (const [route, shown] of [
    [`/process?processid=${processId}`, 'workflow.process.action.approve'],
    ['/flow?flowcode=expense', 'workflow.start.submit'],
    ['/process?flowcode=expense', 'workflow.flow.zoom.in'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${url}/#${route}`);
    await find('button', shown);
    await seen(`no frame: ${route.replace(processId, '…')}`);
  }
}
