import type { PageModel } from '../model/pageModel';
import type { StepTypes } from '../protocol/generated/types';

/** What is printed, how, and where to. */
export type PrintOptions = Pick<StepTypes['print'], 'mode' | 'target' | 'layout'>;

/** Prints a page as a print step says, whose code is fetched with the first print. Resolves when the print is closed. */
export async function printPage(page: PageModel, step: PrintOptions, onShown?: () => void): Promise<void> {
  const { printRequest } = await import(/* webpackChunkName: "paper" */ './printRequest');
  await page.host.print(printRequest(page, step, onShown));
}
