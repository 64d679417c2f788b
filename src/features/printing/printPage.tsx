import { AppError } from '@/common/errors/appError';
import { fileName } from '@/common/format/fileName';
import { localDay } from '@/common/format/localDay';
import { saveFile } from '@/common/dom/saveFile';
import type { PrintTool } from '@/workspace/overlays/tools';
import { createPrintSession } from './createPrintSession';
import { PrintDialog } from './dialog/PrintDialog';
import { drawSheet } from './output/drawSheet';
import { makePdf } from './output/makePdf';
import { printPictures } from './output/printPictures';
import { createPaperFrame } from './sheets/createPaperFrame';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The prints that are shown, by the overlays over which they stand. */
const shown = new WeakMap<object, Promise<void>>();

/**
 * Shows the print of a page until the person has closed it. There is one at a time: while it is shown, another request
 * resolves with it.
 */
export const printPage: PrintTool = (request, context) => {
  const { overlays } = context;
  const before = shown.get(overlays);
  if (before) {
    request.onShown?.();
    return before;
  }
  const print = show(request, context).finally(() => shown.delete(overlays));
  shown.set(overlays, print);
  return print;
};

const show: PrintTool = async (request, { overlays, notices, services: { i18n } }) => {
  await i18n.loadNamespaces('controls');
  const session = createPrintSession({
    request,
    date: localDay(Date.now()),
    frame: await createPaperFrame(document),
    draw: drawSheet,
    print: (sheets) =>
      printPictures(sheets, {
        document,
        wait,
        decode: (picture) => picture.decode(),
        print(view) {
          view.focus();
          view.print();
        },
      }),
    async save(sheets, title) {
      saveFile(makePdf(sheets, title), `${fileName(title) || 'print'}.pdf`);
    },
    pause: () => wait(0),
    urls: URL,
  });
  try {
    await overlays.open<undefined>((close) => (
      <PrintDialog request={request} session={session} onClose={() => close(undefined)} />
    ));
  } finally {
    session.dispose();
  }
  const { phase, error } = session.get();
  if (phase === 'failed')
    notices.report(new AppError('bug', 'The page could not be printed', { code: 'printing.failed', cause: error }));
};
