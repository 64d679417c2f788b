import { cleanTree } from './cleanTree';
import type { Definition } from './contract';
import { createDrawing } from './createDrawing';
import { LiveWidget } from './LiveWidget';
import { plainValue } from './plainValue';
import { propsFor } from './propsFor';
import type { Told } from './told';
import type { WidgetListener } from './widgetListener';
import { faultOf } from './widgetFault';

/** A trusted widget: it runs and draws beside the product's own code. */
export class HostedWidget {
  private readonly live: LiveWidget;
  private readonly draw: ReturnType<typeof createDrawing>;

  constructor(
    root: Element,
    private readonly definition: Definition,
    private readonly listener: WidgetListener,
  ) {
    this.live = new LiveWidget(definition, (next) => listener.onValue(plainValue(next)));
    this.draw = createDrawing(root, (handler, event) => {
      try {
        this.live.hear(handler, event);
      } catch (error) {
        listener.onMishap(faultOf(error));
      }
    });
  }

  tell({ props, facts }: Told): void {
    try {
      const { nodes, refused } = cleanTree(this.live.draw(propsFor(this.definition.properties, props), facts));
      this.draw(nodes);
      this.listener.onDrawn(refused);
    } catch (error) {
      this.listener.onFault(faultOf(error));
    }
  }
}
