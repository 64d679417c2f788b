import type { Browser } from 'puppeteer';
import { DESKTOP } from '../../support/newPage';
import { fillSignIn } from '../load/fillSignIn';
import { submitSignIn } from '../load/submitSignIn';
import { visit, type Visit, type VisitOptions } from '../load/visit';
import { LOADING, SHOWN_PANEL } from './selectors';
import { HOME } from './tabs';
import { untilSeen } from './untilSeen';

/** A fresh visit, signed in, with the home page in front. */
export async function enter(browser: Browser, address: string, options?: VisitOptions): Promise<Visit> {
  const entered = await visit(browser, options);
  await entered.page.setViewport(DESKTOP);
  await entered.page.goto(address);
  await fillSignIn(entered.page);
  await submitSignIn(entered.page);
  await untilSeen(entered.page, { selector: SHOWN_PANEL, selectedTab: HOME, absent: `${SHOWN_PANEL} ${LOADING}` });
  await entered.session.send('Performance.enable');
  await entered.session.send('HeapProfiler.enable');
  return entered;
}
