import { useTranslate } from '@/app-context/services';
import { useObservable } from '@/ui/useObservable';
import { useBadges } from '../runtime/contexts';
import { countOf } from './menuBadges';
import type { BadgeKind } from './menuBadges';

/**
 * The sum of some numbers, and a name that tells each of them: `待办流程，5 条待处理`. The texts come with the code that reads
 * the numbers.
 */
export function useBadgeNote(name: string, kinds: readonly BadgeKind[]): { count: number; label: string } {
  const t = useTranslate();
  const counts = useObservable(useBadges());
  const shown = kinds.map((kind) => ({ kind, count: countOf(counts, kind) })).filter(({ count }) => count > 0);
  const notes = shown.map(({ kind, count }) => t(`workspace.badge.${kind}`, { count }));
  return {
    count: shown.reduce((sum, { count }) => sum + count, 0),
    label: [name, ...notes].reduce((text, note) => t('workspace.badge.named', { name: text, note })),
  };
}
