import type { EngineHost } from '../host';
import { addShapes } from '../protocol/checkShape';
import { typesIn } from '../protocol/typesIn';
import { CORE_TYPES } from './coreTypes';
import { addFacts } from './factsTable';
import type { moreControls } from './moreControls';
import { addViews } from './viewsTable';

let loading: Promise<void> | undefined;
let isAdded = false;

/** Makes the control types known that do not come with the engine. */
export function addControls({ facts, views, shapes }: typeof moreControls): void {
  addFacts(facts);
  addViews(views);
  addShapes(shapes);
  isAdded = true;
}

async function load(host: EngineHost): Promise<void> {
  try {
    const [kit] = await Promise.all([import(/* webpackChunkName: "controls" */ './moreControls'), host.loadControlTexts()]);
    addControls(kit.moreControls);
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * What has to be waited for before the protocol can be read; nothing when all its control types come with the engine.
 * The answer for a protocol stays the same promise, as React asks of what a component waits for.
 */
export function missingControls(host: EngineHost, protocol: unknown, fragments: Readonly<Record<string, unknown>> = {}): Promise<void> | undefined {
  if (isAdded && !loading) return undefined;
  const types = [protocol, ...Object.values(fragments)].flatMap((part) => [...typesIn(part)]);
  const isCore = (type: string) => (CORE_TYPES as readonly string[]).includes(type);
  return types.every(isCore) ? undefined : (loading ??= load(host));
}
