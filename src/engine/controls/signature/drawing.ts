import type { Disposable } from '@/common/disposable';
import { PAPER, clearPaper, dotAt, drawName, drawPiece } from '@/common/signaturePaper';
import type { Dot } from '@/common/signaturePaper';
import type { Field } from '../../model/field';
import { signal, untracked } from '../../model/reactive';
import { isDrawing } from './facts';

const UNDO_STEPS = 30;

/** The sheet shows the field's value; what a person draws on it becomes the value, stroke by stroke. */
export class Drawing {
  /** Values to go back to, the newest last. */
  readonly earlier = signal<readonly unknown[]>([]);
  private canvas?: HTMLCanvasElement;
  private shown: unknown;
  private stroke?: { readonly pointerId: number; last: Dot };
  private isTyping = false;

  constructor(private readonly field: Field<'signature'>) {}

  /** Draws on this canvas from now on; answers how to stop. */
  attach(canvas: HTMLCanvasElement): Disposable {
    this.canvas = canvas;
    this.shown = undefined;
    this.paint(clearPaper);
    return this.field.watch(() => {
      const value = this.field.value();
      if (value === this.shown) return;
      this.stroke = undefined;
      this.isTyping = false;
      this.earlier([]);
      this.show(value);
    });
  }

  begin(event: PointerEvent): void {
    if (!this.canvas || event.button !== 0 || this.stroke) return;
    event.preventDefault();
    this.canvas.setPointerCapture(event.pointerId);
    const last = dotAt(event, this.canvas.getBoundingClientRect());
    this.stroke = { pointerId: event.pointerId, last };
    this.paint((context) => drawPiece(context, last, last));
  }

  move(event: PointerEvent): void {
    const { canvas, stroke } = this;
    if (!canvas || stroke?.pointerId !== event.pointerId) return;
    const box = canvas.getBoundingClientRect();
    const between = event.getCoalescedEvents();
    this.paint((context) =>
      (between.length > 0 ? between : [event]).forEach((step) => {
        const next = dotAt(step, box);
        drawPiece(context, stroke.last, next);
        stroke.last = next;
      }),
    );
  }

  end(event: PointerEvent): void {
    if (this.stroke?.pointerId !== event.pointerId) return;
    this.stroke = undefined;
    this.isTyping = false;
    this.take(this.canvas?.toDataURL('image/png'), this.withShown());
  }

  /** A name takes the place of what was drawn; all of its letters are one step to undo. */
  write(name: string): void {
    const before = this.isTyping ? untracked(this.earlier) : this.withShown();
    this.isTyping = true;
    this.paint((context) => drawName(context, name));
    this.take(name.trim() === '' ? undefined : this.canvas?.toDataURL('image/png'), before);
  }

  undo(): void {
    const earlier = untracked(this.earlier);
    this.replace(earlier.at(-1), earlier.slice(0, -1));
  }

  clear(): void {
    this.replace(undefined, this.withShown());
  }

  private withShown(): readonly unknown[] {
    return [...untracked(this.earlier), this.shown];
  }

  private replace(value: unknown, before: readonly unknown[]): void {
    this.isTyping = false;
    this.show(value);
    this.take(value, before);
  }

  private take(value: unknown, before: readonly unknown[]): void {
    this.shown = value;
    this.earlier(before.slice(-UNDO_STEPS));
    this.field.edit(value);
  }

  private paint(draw: (context: CanvasRenderingContext2D) => void): void {
    const context = this.canvas?.getContext('2d');
    if (context) draw(context);
  }

  /** An image is decoded later: it is drawn only if it is still the one to show. */
  private show(value: unknown): void {
    this.shown = value;
    if (!isDrawing(value)) {
      this.paint(clearPaper);
      return;
    }
    const image = new Image();
    image.onload = () => {
      if (this.shown !== value) return;
      this.paint((context) => {
        clearPaper(context);
        context.drawImage(image, 0, 0, PAPER.width, PAPER.height);
      });
    };
    image.src = value;
  }
}
