import { usePortal, useT } from '@atrium/portal/sdk';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { dataRulesApi } from '../../api/dataRules';
import type { DataRule } from '../../api/dataRules';
import type { RuleSchema } from '../../api/ruleSchema';
import { sentences } from '../../kit/sentences';
import { openingsWithout } from './openings';

const PAGE_SIZE = 500;

/** All rules as they are stored now. */
async function allRules(http: PortalHttp): Promise<DataRule[]> {
  const { signal } = new AbortController();
  const rules: DataRule[] = [];
  for (let index = 1; ; index += 1) {
    const query = { filters: { keyword: '', object: '', roleId: '' }, page: { index, size: PAGE_SIZE } };
    const { rows, itemCount } = await dataRulesApi.listQuery(http, query).queryFn({ signal });
    rules.push(...rows);
    if (rows.length === 0 || rules.length >= itemCount) return rules;
  }
}

/** Says which roles see all rows of an object without some rules; undefined when none does. */
export function useOpenings(schema: RuleSchema): (rules: readonly DataRule[]) => Promise<string | undefined> {
  const t = useT();
  const { http } = usePortal();
  const textOf = (code: string) => schema.find(({ object }) => object === code)?.text.toLowerCase() ?? code;
  return async (rules) => {
    const openings = openingsWithout(await allRules(http), new Set(rules.map(({ ruleId }) => ruleId)));
    if (openings.length === 0) return undefined;
    const texts = openings.map(({ object, roleNames }) =>
      t('admin.dataRules.opens', { roles: roleNames, object: textOf(object) }),
    );
    return sentences(texts, t);
  };
}
