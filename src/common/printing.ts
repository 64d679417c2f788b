import type { Disposable } from './disposable';

/** Width and height of the sheets in millimetres, upright. */
export const PAPER_SIZES_MM = { A3: [297, 420], A4: [210, 297], A5: [148, 210] } as const;

export type PaperSize = keyof typeof PAPER_SIZES_MM;

export interface PrintLayout {
  readonly paper: PaperSize;
  readonly orientation: 'portrait' | 'landscape';
  /** Margin on each side. */
  readonly marginMm: number;
  /** Lines at head and foot of each sheet, in which {page}, {pages}, {title} and {date} are replaced. */
  readonly header: string;
  readonly footer: string;
  readonly scale: number;
  /** Whether the page is cut between its rows into sheets; otherwise it is one sheet that is as long as the page. */
  readonly isLong: boolean;
}

/** The layout of what does not say another one. */
export const DEFAULT_PRINT_LAYOUT: PrintLayout = {
  paper: 'A4',
  orientation: 'portrait',
  marginMm: 15,
  header: '',
  footer: '{page} / {pages}',
  scale: 1,
  isLong: true,
};

/** A page that asks to be printed. */
export interface PrintRequest {
  /** `preview` shows the sheets first; the others lead to the printer or to a file at once. */
  readonly mode: 'preview' | 'print' | 'pdf';
  readonly title: string;
  readonly layout: PrintLayout;
  /** Renders the page for paper. Resolves when everything of it is there; dispose to remove it. */
  mount(element: HTMLElement): Promise<Disposable>;
  /** Runs when the person sees that the print is under way. */
  readonly onShown?: (() => void) | undefined;
}
