import type { Browser, Page } from 'puppeteer';
import { SUB_APPS } from '../../../src/routes/subApps';
import { blocks } from './blocks';
import { closeDialog, openDialog } from './cycleDialog';
import { closeTab, openTab } from './cycleTab';
import { enter } from './enter';
import { TABS_OF_KIND, type CycleKind } from './kinds';
import { readSample } from './readSample';
import type { Sample } from './retention';
import { ORDER_LIST } from './tabs';
import { untilPrefetched } from './untilPrefetched';

/** Warm-up cycles per tab or dialog: one-time loading, compiling and caching is complete after them. */
const WARM_UP_CYCLES = 10;
const CYCLES_PER_SAMPLE = 50;

/** Opens and closes tabs or dialogs repeatedly and takes memory samples in between, the last one early when it is time. */
export async function measureRetention(
  browser: Browser,
  address: string,
  kind: CycleKind,
  cycles: number,
  isOver = () => false,
): Promise<Sample[]> {
  const { page, session, end } = await enter(browser, address);
  // Otherwise files that are prefetched once while the browser is idle would count as leaks of the first cycles.
  await untilPrefetched(page, SUB_APPS);
  if (kind === 'dialog') await openTab(page, ORDER_LIST);
  await repeat(page, kind, WARM_UP_CYCLES * (kind === 'dialog' ? 1 : TABS_OF_KIND[kind].length));
  const samples = [await readSample(page, session, 0)];
  for (const { count, total } of blocks(cycles, CYCLES_PER_SAMPLE)) {
    if (isOver()) break;
    await repeat(page, kind, count);
    samples.push(await readSample(page, session, total));
  }
  await end();
  return samples;
}

async function repeat(page: Page, kind: CycleKind, count: number): Promise<void> {
  // Counts down, so that every sample follows the same tab: the last closed tab may be released later.
  for (let left = count - 1; left >= 0; left -= 1) await cycle(page, kind, left);
}

async function cycle(page: Page, kind: CycleKind, left: number): Promise<void> {
  if (kind === 'dialog') {
    await openDialog(page);
    await closeDialog(page);
    return;
  }
  const tabs = TABS_OF_KIND[kind];
  const tab = tabs[left % tabs.length];
  if (!tab) throw new Error(`${kind} has no tabs`);
  await openTab(page, tab);
  await closeTab(page, tab);
}
