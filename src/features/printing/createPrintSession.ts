import { AppError } from '@/common/errors/appError';
import type { Disposable } from '@/common/disposable';
import type { PrintLayout, PrintRequest } from '@/common/printing';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { DrawOptions } from './output/drawSheet';
import type { Drawing, SheetPicture } from './output/sheetPicture';
import { firstState, next } from './printState';
import type { PrintEvent, PrintState } from './printState';
import { buildSheet } from './sheets/buildSheet';
import type { PaperFrame } from './sheets/createPaperFrame';
import { measurePaper } from './sheets/measurePaper';
import { paginate } from './sheets/paginate';
import { sheetLine } from './sheets/sheetLine';
import { sheetSize } from './sheets/sheetSize';
import type { SheetSize } from './sheets/sheetSize';
import { sizeTable } from './sheets/sizeTable';
import type { SizedTable } from './sheets/sizeTable';

/** One print: from the page to its sheets, to the printer or into a file. */
export interface PrintSession extends Observable<PrintState> {
  /** Renders the page and draws its sheets. Resolves when all are there, or when it was given up. */
  start(): Promise<void>;
  changeLayout(layout: PrintLayout): Promise<void>;
  print(): Promise<void>;
  save(): Promise<void>;
  /** Stops drawing, and frees the frame and the pictures. */
  dispose: Disposable;
}

export interface PrintSessionDeps {
  readonly request: PrintRequest;
  /** Today, as it is written on the sheets. */
  readonly date: string;
  readonly frame: PaperFrame;
  draw(sheet: HTMLElement, options: DrawOptions): Promise<Drawing>;
  print(sheets: readonly SheetPicture[]): Promise<void>;
  save(sheets: readonly SheetPicture[], title: string): Promise<void>;
  /** Lets the browser answer the person. */
  pause(): Promise<void>;
  readonly urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

export function createPrintSession(deps: PrintSessionDeps): PrintSession {
  const { request, date, frame, draw, pause, urls } = deps;
  const state = createStore<PrintState>(firstState(request.layout));
  let unmount: Disposable = () => undefined;
  let tables: readonly SizedTable[] = [];
  /** Another number for each attempt: what was begun before is given up. */
  let run = 0;

  const dispatch = (event: PrintEvent) => state.set(next(state.get(), event));
  const free = ({ sheets }: PrintState) => sheets.forEach(({ url }) => urls.revokeObjectURL(url));

  /** Lets the browser answer the person, and ends work that was given up meanwhile. */
  const pauseIn = (isOver: () => boolean) => async () => {
    await pause();
    if (isOver()) throw new AppError('cancelled', 'The print was given up');
  };

  async function sizeTables(isOver: () => boolean): Promise<void> {
    const sized: SizedTable[] = [];
    for (const table of frame.paper.querySelectorAll<HTMLElement>('[data-table]'))
      sized.push(await sizeTable(table, pauseIn(isOver)));
    tables = sized;
  }

  /** A page that is too long for one sheet is cut like a long one. */
  async function cut(layout: PrintLayout, isOver: () => boolean) {
    const usual = sheetSize({ ...layout, isLong: true }) as SheetSize;
    frame.paper.style.width = `${usual.contentWidthPx}px`;
    let isTooWide = false;
    for (const { setWidth } of tables)
      if ((await setWidth(usual.contentWidthPx, pauseIn(isOver))) > 1) isTooWide = true;
    const measured = await measurePaper(frame.paper, usual.contentHeightPx, pauseIn(isOver));
    const single = layout.isLong ? undefined : sheetSize(layout, measured.heightPx);
    const size = single ?? usual;
    return {
      measured,
      size,
      plans: paginate(measured.blocks, size.contentHeightPx),
      isTooLong: !layout.isLong && !single,
      isTooWide,
    };
  }

  async function drawSheets(isOver: () => boolean): Promise<void> {
    const { layout } = state.get();
    const { measured, size, plans, isTooLong, isTooWide } = await cut(layout, isOver);
    const yieldToBrowser = pauseIn(isOver);
    dispatch({ type: 'cut', total: plans.length, isTooLong, isTooWide });
    for (const [index, plan] of plans.entries()) {
      await yieldToBrowser();
      const values = { page: index + 1, pages: plans.length, title: request.title, date };
      const texts = { header: sheetLine(layout.header, values), footer: sheetLine(layout.footer, values) };
      const sheet = buildSheet(frame.paper, measured, plan, size, texts);
      frame.stage.replaceChildren(sheet);
      const { widthPx: width, heightPx: height, ratio, widthMm, heightMm } = size;
      const drawing = await draw(sheet, { width, height, ratio, ignored: frame.paper });
      if (isOver()) return;
      dispatch({ type: 'drawn', sheet: { ...drawing, url: urls.createObjectURL(drawing.blob), widthMm, heightMm } });
    }
    frame.stage.replaceChildren();
  }

  /** Gives up what was under way before. A failure is shown, unless the work was given up meanwhile. */
  async function attempt(work: (isOver: () => boolean) => Promise<void>): Promise<void> {
    const own = ++run;
    const isOver = () => own !== run;
    try {
      await work(isOver);
    } catch (error) {
      if (!isOver()) dispatch({ type: 'failed', error });
    }
  }

  async function put(event: 'print' | 'save'): Promise<void> {
    if (state.get().phase !== 'ready') return;
    dispatch({ type: event });
    const { sheets } = state.get();
    await attempt(() => (event === 'print' ? deps.print(sheets) : deps.save(sheets, request.title)));
    dispatch({ type: 'done' });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start: () =>
      attempt(async (isOver) => {
        frame.copyStyles();
        frame.paper.style.width = `${sheetSize({ ...request.layout, isLong: true })?.contentWidthPx ?? 0}px`;
        const dispose = await request.mount(frame.paper);
        unmount = dispose;
        if (isOver()) return dispose();
        // Figures have fetched styles of their own.
        frame.copyStyles();
        await frame.paper.ownerDocument.fonts?.ready;
        await sizeTables(isOver);
        const scopes = [...frame.paper.querySelectorAll('[data-scope]')].map(({ textContent }) => textContent);
        dispatch({ type: 'mounted', scopes });
        await drawSheets(isOver);
      }),
    async changeLayout(layout) {
      const before = state.get();
      if (before.phase === 'preparing') return;
      dispatch({ type: 'layout', layout });
      if (state.get() === before) return;
      free(before);
      await attempt(drawSheets);
    },
    print: () => put('print'),
    save: () => put('save'),
    dispose() {
      run += 1;
      free(state.get());
      unmount();
      frame.dispose();
    },
  };
}
