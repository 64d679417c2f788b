import type { Language } from '@atrium/common/languages';
import type { Portal } from '@atrium/portal/contract/portal';
import { useLanguage, usePortal } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebouncedValue } from '../../people/useDebouncedValue';
import type { FormField } from '../designerProps';
import { isUnfinished, setConditions } from '../rules/flowProblems';
import type { Mistakes } from '../rules/flowProblems';
import type { Nodes } from '../rules/flowTree';

/** How long the check of an expression waits for the next key. */
export const TYPING_PAUSE_MS = 300;
/** Further expressions of a flow are checked by the platform only. */
const MOST_EXPRESSIONS = 300;
const CHECKED_AT_ONCE = 25;
const KEY = 'flow-designer';

/** Those of the applicant are there without a form. */
const isOfForm = ({ name }: FormField) => !name.startsWith('applicant.');

/** Whether an expression can be checked: not while nobody knows the form, nor while a row has no value. */
const isCheckable = (expression: string, fields: readonly FormField[]) =>
  expression.trim() !== '' && fields.some(isOfForm) && !isUnfinished(expression);

/** What is wrong with an expression over the fields of the form; empty for nothing. */
export function expressionQuery(
  { expressions }: Portal['engine'],
  expression: string,
  fields: readonly FormField[],
  language: Language,
) {
  const names = fields.map(({ name }) => name);
  return {
    queryKey: [KEY, 'expression', expression, names, language],
    // A query has to answer something.
    queryFn: async () => (await expressions.check(expression, names))?.text ?? '',
    enabled: isCheckable(expression, fields),
    retry: false,
    staleTime: Infinity,
  };
}

/** The mistakes of the conditions of a flow, a moment after they were typed. Each expression is checked once. */
export function useExpressionProblems(nodes: Nodes, fields: readonly FormField[]): Mistakes {
  const { engine } = usePortal();
  const language = useLanguage();
  const current = useMemo(() => JSON.stringify(setConditions(nodes).slice(0, MOST_EXPRESSIONS)), [nodes]);
  const settled = useDebouncedValue(current, TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: [KEY, 'expressions', settled, fields.map(({ name }) => name), language],
    async queryFn({ client }): Promise<Mistakes> {
      const expressions = (JSON.parse(settled) as string[]).filter((each) => isCheckable(each, fields));
      const mistakes = new Map<string, string>();
      for (let at = 0; at < expressions.length; at += CHECKED_AT_ONCE) {
        // A key that was pressed meanwhile is answered first.
        if (at > 0) await new Promise((resolve) => setTimeout(resolve));
        const queries = expressions
          .slice(at, at + CHECKED_AT_ONCE)
          .map((each) => expressionQuery(engine, each, fields, language));
        const texts = await Promise.all(queries.map((query) => client.fetchQuery(query)));
        texts.forEach((text, index) => text && mistakes.set(expressions[at + index] ?? '', text));
      }
      return mistakes;
    },
    // What is known of the other expressions stands until the new one is checked.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
  });
  return data ?? NONE;
}

const NONE: Mistakes = new Map();
