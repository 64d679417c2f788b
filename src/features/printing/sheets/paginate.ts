/** A part of a page that is not cut if it fits on a sheet: a heading, a line of fields, a row, a figure. Lengths in pixels. */
export interface Block {
  readonly height: number;
  /** Room above it, unless it is the first on its sheet. */
  readonly gap: number;
  /** It stays with what follows. */
  readonly isHead: boolean;
  /** The block that is the head of its table, which is repeated on each sheet. */
  readonly table?: number | undefined;
  /** Where it may be cut if it is higher than a sheet, ascending: between its lines of text. */
  readonly cuts: readonly number[];
}

/** A block, or a part of one, in its place on a sheet. */
export interface Piece {
  /** Index of the block. */
  readonly block: number;
  /** Top of the piece on the sheet. */
  readonly y: number;
  /** What of the block it shows: from here, and how much. */
  readonly from: number;
  readonly height: number;
  /** The head of a table that goes on from the sheet before. */
  readonly isRepeated?: boolean;
}

export type SheetPlan = readonly Piece[];

/** Rounding of layout, in pixels. */
const TOLERANCE_PX = 0.05;
/** A head of a table that takes more of the sheet than this is not repeated. */
const MOST_OF_SHEET = 0.5;

class Paginator {
  readonly sheets: Piece[][] = [];
  private sheet: Piece[] = [];
  private y = 0;

  constructor(
    private readonly blocks: readonly Block[],
    private readonly sheetHeight: number,
  ) {}

  place(index: number): void {
    const block = this.blocks[index];
    if (!block) return;
    const gap = this.isEmpty ? 0 : block.gap;
    if (!this.isFresh && !this.fits(gap + this.needed(index))) this.nextSheet(index);
    this.y += this.isEmpty || this.isFresh ? 0 : block.gap;
    let from = 0;
    while (block.height - from > this.room + TOLERANCE_PX) {
      const [start, end] = [from, from + this.room + TOLERANCE_PX];
      const cut = block.cuts.findLast((at) => at > start && at <= end);
      // Without a cut on a sheet of its own it is cut anywhere: there is no better place.
      if (cut !== undefined || this.isFresh) {
        const to = cut ?? start + this.room;
        this.add({ block: index, y: this.y, from: start, height: to - start });
        from = to;
      }
      this.nextSheet(index);
    }
    this.add({ block: index, y: this.y, from, height: block.height - from });
  }

  end(): readonly SheetPlan[] {
    if (!this.isEmpty || this.sheets.length === 0) this.sheets.push(this.sheet);
    return this.sheets;
  }

  private get isEmpty(): boolean {
    return this.sheet.length === 0;
  }

  /** Nothing is on the sheet but the repeated head of a table. */
  private get isFresh(): boolean {
    return this.sheet.every(({ isRepeated }) => isRepeated);
  }

  private get room(): number {
    return this.sheetHeight - this.y;
  }

  private fits(height: number): boolean {
    return height <= this.room + TOLERANCE_PX;
  }

  /** The least of the block that its sheet has to show, with what it stays with; a sheet at most. */
  private needed(index: number): number {
    const block = this.blocks[index];
    if (!block) return 0;
    const own = block.height <= this.sheetHeight ? block.height : (block.cuts[0] ?? block.height);
    const next = block.isHead ? this.blocks[index + 1] : undefined;
    const whole = next ? own + next.gap + this.needed(index + 1) : own;
    return whole > this.sheetHeight ? own : whole;
  }

  private nextSheet(index: number): void {
    this.sheets.push(this.sheet);
    this.sheet = [];
    this.y = 0;
    const { table } = this.blocks[index] ?? {};
    const head = table === undefined || table === index ? undefined : this.blocks[table];
    if (table === undefined || !head || head.height > this.sheetHeight * MOST_OF_SHEET) return;
    this.add({ block: table, y: 0, from: 0, height: head.height, isRepeated: true });
  }

  private add(piece: Piece): void {
    this.sheet.push(piece);
    this.y = piece.y + piece.height;
  }
}

/** Distributes blocks to sheets: in order, whole where they fit, and tables with their head on each sheet. */
export function paginate(blocks: readonly Block[], sheetHeight: number): readonly SheetPlan[] {
  const paginator = new Paginator(blocks, sheetHeight);
  blocks.forEach((_block, index) => paginator.place(index));
  return paginator.end();
}
