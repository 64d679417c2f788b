import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../people/useDebouncedValue';
import type { FormField } from '../designerProps';
import { isUnfinished } from '../rules/flowProblems';
import { expressionQuery, TYPING_PAUSE_MS } from './useExpressionProblems';

/** What is wrong with a condition, a moment after it was typed: empty for nothing, undefined until that is known. */
export function useExpressionCheck(condition: string, fields: readonly FormField[]): string | undefined {
  const t = useT();
  const language = useLanguage();
  const { engine } = usePortal();
  const settled = useDebouncedValue(condition, TYPING_PAUSE_MS);
  const check = useQuery(expressionQuery(engine, settled, fields, language));
  if (isUnfinished(condition)) return t('workflow.designer.problem.incomplete_condition');
  if (settled !== condition || check.isFetching) return undefined;
  return check.error ? t('workflow.designer.expression.unchecked') : check.data;
}
