import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Disposable } from '@/common/disposable';
import { VIEWS } from '../controls/viewsTable';
import type { PageModel } from '../model/pageModel';
import { untracked, watch } from '../model/reactive';
import { PageContext } from '../react/pageContext';
import type { PaperOptions, PaperPart } from './paper';
import { paperParts } from './paperParts';
import { PaperView } from './PaperView';

/**
 * Charts, codes and formatted texts fetch their code and data; one that takes longer is printed as it is. The pictures of
 * files are waited for.
 */
const LONGEST_WAIT_MS = 5000;
const QUIET_MS = 150;

/** The page as it is once all texts of choices are read; nothing of it changes after that. */
function readyParts(page: PageModel, target: string | undefined, options: PaperOptions): Promise<readonly PaperPart[]> {
  return new Promise((resolve) => {
    const stop = watch(() => {
      const { parts, isWaiting } = paperParts(page, target, options);
      if (isWaiting) return;
      resolve(parts);
      // The effect is not there yet when it runs for the first time.
      queueMicrotask(() => stop());
    });
  });
}

/** Whether a picture of a file field is still being read; the storage's time limit ends that. */
const arePicturesPending = (element: HTMLElement): boolean =>
  element.querySelector('[data-picture][aria-busy="true"]') !== null;

const isBusy = (element: HTMLElement): boolean =>
  element.querySelector('[aria-busy="true"]') !== null ||
  [...element.querySelectorAll('img')].some((image) => !image.complete);

/** Resolves when figures have loaded and nothing has changed for a moment. */
function figuresSettled(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let isLate = false;
    const end = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      resolve();
    };
    const isWaiting = () => (isLate ? arePicturesPending(element) : isBusy(element));
    const check = () => (isWaiting() ? waitOn() : end());
    let quiet = setTimeout(check, QUIET_MS);
    const waitOn = () => {
      clearTimeout(quiet);
      quiet = setTimeout(check, QUIET_MS);
    };
    const longest = setTimeout(() => {
      isLate = true;
      if (!isWaiting()) end();
    }, LONGEST_WAIT_MS);
    const observer = new MutationObserver(() => {
      if (!isLate) waitOn();
    });
    observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Whether there is more than text, which is not there at once. */
const hasFigures = (part: PaperPart): boolean =>
  part.kind === 'figure' ||
  (part.kind === 'table' && part.rows.some(({ cells = [] }) => cells.some(({ pictures }) => pictures)));

/** Renders the page for paper into the element, in slices that yield to input. Resolves when all of it is there. */
export async function mountPaper(
  page: PageModel,
  target: string | undefined,
  options: PaperOptions,
  element: HTMLElement,
): Promise<Disposable> {
  await page.host.loadControlTexts();
  const parts = await readyParts(page, target, options);
  const translation = untracked(() => page.host.translation.get());
  const root = createRoot(element);
  const context = { page, translation, text: (source: string | undefined) => page.text(source), views: VIEWS };
  await new Promise<void>((resolve) => {
    startTransition(() =>
      root.render(
        <PageContext value={context}>
          <PaperView parts={parts} onShown={resolve} />
        </PageContext>,
      ),
    );
  });
  if (parts.some(hasFigures)) await figuresSettled(element);
  return () => root.unmount();
}
