import { AppError } from '@/common/errors/appError';
import type { Disposable } from '@/common/disposable';
import type { PageModel } from '../model/pageModel';
import type { StepTypes } from '../protocol/generated/types';

/** What is printed, how, and where to. */
export type PrintOptions = Pick<StepTypes['print'], 'mode' | 'target' | 'layout'>;

async function fetchRequest() {
  try {
    return await import(/* webpackChunkName: "paper" */ './printRequest');
  } catch (cause) {
    throw new AppError('network', 'The code for paper could not be fetched', { code: 'errors.network', cause });
  }
}

/** Prints a page as a print step says, whose code is fetched with the first print. Resolves when the print is closed. */
export async function printPage(page: PageModel, step: PrintOptions, onShown?: () => void): Promise<void> {
  const { printRequest } = await fetchRequest();
  await page.host.print(printRequest(page, step, onShown));
}

/** Renders a page for a paper that shows more than the page: without its title. */
export const mountOnPaper = async (page: PageModel, element: HTMLElement): Promise<Disposable> =>
  (await fetchRequest()).printRequest(page, { isPart: true }).mount(element);
