import type { EngineHost } from '@/engine/host';
import type { StartUpData } from '@/services';

/** The tenant's components as pages find them: what start-up has loaded for this position. */
export function createComponents({ components, missingComponents }: Pick<StartUpData, 'components' | 'missingComponents'>): EngineHost['components'] {
  return Object.freeze({
    find: (type: string) => components.find((component) => component.type === type) ?? (missingComponents.includes(type) ? 'missing' : 'unknown'),
  });
}
