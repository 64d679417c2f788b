import type { ControlFacts, Definition, WidgetEvent } from './contract';
import { describeTree } from './describeTree';
import type { Handler } from './describeTree';
import { WidgetError } from './widgetFault';

/** What was drawn a moment ago may still be pressed. */
const KEPT_DRAWINGS = 4;

/** One widget at work, on its own side: it draws when it is told something, and hears what happens to its drawing. */
export class LiveWidget {
  private readonly drawings: ReadonlyMap<number, Handler>[] = [];
  private nextHandler = 0;
  private isDrawing = false;

  constructor(
    private readonly definition: Definition,
    private readonly setValue: (next: unknown) => void,
  ) {}

  /** What the widget draws, as `cleanTree` takes it. Throws what `render` throws. */
  draw(props: Readonly<Record<string, unknown>>, facts: ControlFacts): unknown {
    this.isDrawing = true;
    try {
      const drawn = this.definition.render(
        props,
        Object.freeze({ ...facts, setValue: (next: unknown) => this.change(next, facts) }),
      );
      const { tree, handlers } = describeTree(drawn, this.nextHandler);
      this.nextHandler += handlers.size;
      this.drawings.unshift(handlers);
      this.drawings.length = Math.min(this.drawings.length, KEPT_DRAWINGS);
      return tree;
    } finally {
      this.isDrawing = false;
    }
  }

  /** Something happened to an element. Throws what its handler throws. */
  hear(handler: number, event: WidgetEvent): void {
    this.drawings.find((handlers) => handlers.has(handler))?.get(handler)?.(event);
  }

  private change(next: unknown, { readonly }: ControlFacts): void {
    if (this.isDrawing) throw new WidgetError({ code: 'setinrender' });
    if (!readonly) this.setValue(next);
  }
}
