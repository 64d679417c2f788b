import type { Definition } from './contract';
import { readDefinition } from './readDefinition';
import { WidgetError } from './widgetFault';

/** What the calls of `registerComponent` in one file come to. */
export class Registrations {
  private readonly given = new Map<unknown, unknown>();

  readonly register = (type: unknown, definition: unknown): void => {
    this.given.set(type, definition);
  };

  /** The widget of this name; throws a `WidgetError` when there is none, or it has another shape. */
  definition(type: string): Definition {
    if (this.given.has(type)) return readDefinition(this.given.get(type));
    const [other] = this.given.keys();
    throw new WidgetError(
      this.given.size === 0 ? { code: 'nothing' } : { code: 'othername', params: { name: String(other).slice(0, 60) } },
    );
  }
}

/** Runs a trusted file beside the product's own code and answers the widget that it registers. Throws what the file throws. */
export function runFile(type: string, code: string): Definition {
  const registrations = new Registrations();
  const run = new Function('registerComponent', `${code}\n`) as (register: Registrations['register']) => void;
  run(registrations.register);
  return registrations.definition(type);
}
