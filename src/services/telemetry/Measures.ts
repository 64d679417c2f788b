import type { Disposable } from '@/common/disposable';
import type { MeasuredControl, MeasuredOperation, PageMeasures } from '@/common/pageRecord';
import type { PageRecord } from './pageRecord';

/** The page itself as an entry among its controls, under a name that no control has. */
const PAGE: MeasuredControl = { name: '__page', type: 'page' };

/** Maximum of operations per record; further ones are dropped, for example on a page that stays open for hours. */
export const MOST_OPERATIONS = 2000;

export interface MeasuresParts {
  pageCode: string;
  itemId: string;
  /** Milliseconds since 1970 with fractions, monotonic. */
  clock(): number;
  /** Runs when the page is hidden; the browser may discard it after that. */
  onHide(listener: () => void): Disposable;
  send(record: PageRecord): void;
}

interface Noted {
  readonly type: string;
  readonly operations: MeasuredOperation[];
}

/**
 * The measures of one opened page. New operations are sent when it is loaded, each time it is hidden, and when it
 * closes.
 */
export class Measures implements PageMeasures {
  private readonly openedAt: number;
  private readonly stopListening: Disposable;
  private noted = new Map<string, Noted>();
  private count = 0;
  private loadedAt = 0;

  constructor(private readonly parts: MeasuresParts) {
    this.openedAt = parts.clock();
    this.stopListening = parts.onHide(() => this.handOver('hidden'));
  }

  now(): number {
    return this.parts.clock();
  }

  note({ name, type: kind }: MeasuredControl = PAGE, type: string, begun: number, detail = ''): void {
    if (this.count >= MOST_OPERATIONS) return;
    this.count += 1;
    const known = this.noted.get(name) ?? { type: kind, operations: [] };
    this.noted.set(name, known);
    known.operations.push({ type, costMs: this.now() - begun, detail });
  }

  async timed<T>(
    control: MeasuredControl | undefined,
    type: string,
    detail: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const begun = this.now();
    try {
      return await work();
    } finally {
      this.note(control, type, begun, detail);
    }
  }

  reach(stage: 'read' | 'firstscreen' | 'loaded'): void {
    this.note(undefined, stage, this.openedAt);
    if (stage !== 'loaded') return;
    this.loadedAt = this.now();
    this.handOver('loaded');
  }

  end(): void {
    this.stopListening();
    this.handOver('closed');
  }

  private handOver(stage: PageRecord['stage']): void {
    if (this.count === 0) return;
    const {
      loadedAt,
      noted: controls,
      parts: { pageCode, itemId, send },
    } = this;
    this.noted = new Map();
    this.count = 0;
    send({ pageCode, itemId, loadedAt, stage, controls });
  }
}
