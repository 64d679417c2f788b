import type { EngineHost, TenantComponent } from '../host';
import type { Definition } from './contract';
import { runFile } from './runFile';
import { faultOf } from './widgetFault';
import type { WidgetFault } from './widgetFault';

/** What became of a file: its widget, or why there is none. */
export type Registered =
  { readonly definition: Definition; readonly fault?: undefined } | { readonly fault: WidgetFault };

/** What the trusted components of one tenant have registered: each file runs once, when a page first shows its widget. */
export class Registry {
  private readonly registered = new Map<string, Registered>();
  private readonly told = new Set<string>();

  find({ type, code }: TenantComponent): Registered {
    const known = this.registered.get(type) ?? register(type, code);
    this.registered.set(type, known);
    return known;
  }

  /** Whether people have not yet been told that this component fails. */
  isNews(type: string): boolean {
    if (this.told.has(type)) return false;
    this.told.add(type);
    return true;
  }
}

function register(type: string, code: string): Registered {
  try {
    return { definition: runFile(type, code) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

const registries = new WeakMap<EngineHost['components'], Registry>();

/** The registry of one tenant's components: with another tenant, position or sign-in there is another. */
export function registryOf(components: EngineHost['components']): Registry {
  const known = registries.get(components) ?? new Registry();
  registries.set(components, known);
  return known;
}
