import { CACHES } from '@atrium/common/constants/request';
import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { organisationTreeQuery } from '../../api/organisations';
import type { OrganisationNode } from '../../api/organisations';
import { positionLabel, positionsByIdQuery } from '../../api/positions';
import { valueKey } from '../../api/dataRules';
import type { RuleFilter } from '../../api/dataRules';
import type { RuleObject } from '../../api/ruleSchema';
import { conditionsOf, fieldOf } from './conditionDraft';

type Texts = Readonly<Record<string, string>>;

const namesIn = (nodes: readonly OrganisationNode[]): [string, string][] =>
  nodes.flatMap(({ code, name, children }) => [[code, name] as [string, string], ...namesIn(children)]);

/** The names of organisations and positions in the conditions: those that are known, and what was chosen since. */
export function useValueTexts(filter: RuleFilter, object: RuleObject | undefined, known: Texts): Texts {
  const t = useT();
  const { http } = usePortal();
  const { orgStructTypeId } = useSession();
  const unknown = (type: string) =>
    conditionsOf(filter).flatMap(({ field, values }) =>
      fieldOf(object, field)?.type === type
        ? values
            .filter(({ value, isCurrent }) => !isCurrent && value !== '' && !known[valueKey(field, value)])
            .map(({ value }) => ({ value, key: valueKey(field, value) }))
        : [],
    );
  const [units, positions] = [unknown('organisation'), unknown('position')];
  const tree = useQuery({
    ...organisationTreeQuery(http, orgStructTypeId),
    enabled: units.length > 0,
    staleTime: CACHES.default.ttlMs,
  });
  const ids = [...new Set(positions.map(({ value }) => value))];
  const found = useQuery({
    ...positionsByIdQuery(http, ids),
    enabled: ids.length > 0,
    staleTime: CACHES.default.ttlMs,
    placeholderData: keepPreviousData,
  });
  const unitNames = new Map(units.length > 0 ? namesIn(tree.data ?? []) : []);
  const positionNames = new Map(found.data?.map((each) => [each.positionId, positionLabel(each, t)]));
  const texts = [
    ...units.map(({ key, value }) => [key, unitNames.get(value) ?? ''] as const),
    ...positions.map(({ key, value }) => [key, positionNames.get(value) ?? ''] as const),
  ];
  return { ...known, ...Object.fromEntries(texts.filter(([, text]) => text !== '')) };
}
