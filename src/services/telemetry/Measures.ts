import type { Disposable } from '@/common/disposable';
import type { MeasuredControl, MeasuredOperation, PageMeasures } from '@/common/pageRecord';
import type { PageRecord } from './pageRecord';

/** The page itself as an entry among its controls, under a name that no control has. */
const PAGE: MeasuredControl = { name: '__page', type: 'page' };

/** Maximum of operations per record; further ones are dropped, for example on a page that stays open for hours. */
export const MAX_OPERATIONS = 2000;

export interface MeasuresParts {
  pageCode: string;
  itemId: string;
  /** Milliseconds since 1970 with fractions, monotonic. */
  clock(): number;
  /** Runs when the page is hidden; the browser may discard it after that. */
  onHide(listener: () => void): Disposable;
  send(record: PageRecord): void;
}

interface ControlOperations {
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
  private operationsByControl = new Map<string, ControlOperations>();
  private count = 0;
  private loadedAt = 0;

  constructor(private readonly parts: MeasuresParts) {
    this.openedAt = parts.clock();
    this.stopListening = parts.onHide(() => this.flush('hidden'));
  }

  now(): number {
    return this.parts.clock();
  }

  note({ name, type: kind }: MeasuredControl = PAGE, type: string, startedAt: number, detail = ''): void {
    if (this.count >= MAX_OPERATIONS) return;
    this.count += 1;
    const known = this.operationsByControl.get(name) ?? { type: kind, operations: [] };
    this.operationsByControl.set(name, known);
    known.operations.push({ type, costMs: this.now() - startedAt, detail });
  }

  async timed<T>(
    control: MeasuredControl | undefined,
    type: string,
    detail: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const startedAt = this.now();
    try {
      return await work();
    } finally {
      this.note(control, type, startedAt, detail);
    }
  }

  reach(stage: 'read' | 'firstscreen' | 'loaded'): void {
    this.note(undefined, stage, this.openedAt);
    if (stage !== 'loaded') return;
    this.loadedAt = this.now();
    this.flush('loaded');
  }

  end(): void {
    this.stopListening();
    this.flush('closed');
  }

  private flush(stage: PageRecord['stage']): void {
    if (this.count === 0) return;
    const {
      loadedAt,
      operationsByControl: controls,
      parts: { pageCode, itemId, send },
    } = this;
    this.operationsByControl = new Map();
    this.count = 0;
    send({ pageCode, itemId, loadedAt, stage, controls });
  }
}
