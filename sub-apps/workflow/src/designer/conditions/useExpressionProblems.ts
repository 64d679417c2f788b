import type { Language } from '@atrium/common/languages';
import type { Portal } from '@atrium/portal/contract/portal';
import { useLanguage, usePortal } from '@atrium/portal/sdk';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { parseCondition } from '../../flow/condition';
import { flowParts } from '../../flow/flowParts';
import { useDebouncedValue } from '../../people/useDebouncedValue';
import type { DesignerProblem, FormField } from '../designerProps';
import type { Nodes } from '../rules/flowTree';

/** How long the check of an expression waits for the next key. */
export const TYPING_PAUSE_MS = 300;
/** Further expressions of a flow are checked by the platform only. */
const MOST_EXPRESSIONS = 50;

/** The names that an expression may begin with: `applicant.orgname` is read from `applicant`. */
const rootsOf = (fields: readonly FormField[]) => [...new Set(fields.map(({ name }) => name.split('.')[0] ?? name))];

/** What is wrong with an expression over the fields of the form; empty for nothing. */
export function expressionQuery(
  { expressions }: Portal['engine'],
  expression: string,
  fields: readonly FormField[],
  language: Language,
) {
  const names = rootsOf(fields);
  return {
    queryKey: ['flow-designer', 'expression', expression, names, language],
    // A query has to answer something.
    queryFn: async () => (await expressions.check(expression, names))?.text ?? '',
    enabled: expression.trim() !== '',
    retry: false,
    staleTime: Infinity,
  };
}

/** The branches whose condition is no row, by their ids: rows are right by themselves. */
const expressionsOf = (nodes: Nodes): readonly (readonly [branchId: string, expression: string])[] =>
  flowParts(nodes)
    .flatMap((part) => (part.kind === 'branch' && part.block.type === 'condition' ? [part.branch] : []))
    .filter(({ condition }) => condition.trim() !== '' && !parseCondition(condition))
    .slice(0, MOST_EXPRESSIONS)
    .map(({ id, condition }) => [id, condition] as const);

/** The branches whose expression has a mistake, a moment after it was typed. */
export function useExpressionProblems(nodes: Nodes, fields: readonly FormField[]): readonly DesignerProblem[] {
  const { engine } = usePortal();
  const language = useLanguage();
  const key = useDebouncedValue(JSON.stringify(expressionsOf(nodes)), TYPING_PAUSE_MS);
  const expressions = useMemo(() => JSON.parse(key) as ReturnType<typeof expressionsOf>, [key]);
  return useQueries({
    queries: expressions.map(([, expression]) => expressionQuery(engine, expression, fields, language)),
    combine: (results) =>
      results.flatMap(({ data }, index): DesignerProblem[] => {
        const nodeId = expressions[index]?.[0];
        return data && nodeId !== undefined ? [{ nodeId, text: data, severity: 'error' }] : [];
      }),
  });
}
