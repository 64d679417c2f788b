import type { EngineHost } from '@/engine/host';
import type { StartUpData } from '@/services';

type Loaded = Pick<StartUpData, 'components' | 'missingComponents' | 'skipped'>;

/** The tenant's components as pages find them: what start-up has loaded for this position. */
export function createComponents({ components, missingComponents, skipped }: Loaded): EngineHost['components'] {
  // Without the tenant's list any type may be one of its components.
  const isMissing = (type: string) => skipped.includes('components') || missingComponents.includes(type);
  return Object.freeze({
    find: (type: string) =>
      components.find((component) => component.type === type) ?? (isMissing(type) ? 'missing' : 'unknown'),
  });
}
