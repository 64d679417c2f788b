import { bit, list, looseString, numeric, read, stringList } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { object, pipe, transform } from 'valibot';
import type { Condition, DataRuleDraft } from './dataRules';
import { conditionEntries, DATA_RULES_PATH, textsOf, toCondition, wireDraft } from './dataRules';

/** A condition that decides about a row, with the texts of its values and what the row has instead. */
export interface Deciding {
  condition: Condition;
  texts: Readonly<Record<string, string>>;
  actual: string;
}

export interface ExampleRow {
  id: string;
  title: string;
  /** Whether it is seen with the rules as they are stored. */
  wasSeen: boolean;
  /** Why the rules say so; none when no rule restricts the object. */
  reasons: readonly { ruleId: string; ruleName: string; conditions: readonly Deciding[] }[];
}

/** What a position sees of one object before and after a change. */
export interface ObjectPreview {
  object: string;
  total: number;
  before: number;
  after: number;
  gained: number;
  lost: number;
  ruleNames: readonly string[];
  /** Roles without a rule for the object, because of which everything is seen. */
  freeRoles: readonly string[];
  /** The function without which nothing is seen, whatever the rules say; empty when the roles have it. */
  missingFunction: string;
  seen: readonly ExampleRow[];
  hidden: readonly ExampleRow[];
}

export interface RulePreview {
  positionId: string;
  positionName: string;
  holder: string;
  roleIds: readonly string[];
  roleNames: readonly string[];
  objects: readonly ObjectPreview[];
}

const decidingSchema = pipe(
  object({ ...conditionEntries, actual: looseString }),
  transform((wire): Deciding => ({ condition: toCondition(wire), texts: textsOf(wire), actual: wire.actual })),
);

const exampleSchema = pipe(
  object({
    id: looseString,
    title: looseString,
    wasseen: bit,
    reasons: list(object({ ruleid: looseString, rulename: looseString, conditions: list(decidingSchema) })),
  }),
  transform(({ id, title, wasseen, reasons }): ExampleRow => ({
    id,
    title,
    wasSeen: wasseen,
    reasons: (reasons ?? []).map(({ ruleid, rulename, conditions }) => ({
      ruleId: ruleid,
      ruleName: rulename,
      conditions: conditions ?? [],
    })),
  })),
);

const objectSchema = pipe(
  object({
    object: looseString,
    total: numeric,
    before: numeric,
    after: numeric,
    gained: numeric,
    lost: numeric,
    rules: list(object({ rulename: looseString })),
    freeroles: stringList,
    missingfunction: looseString,
    seen: list(exampleSchema),
    hidden: list(exampleSchema),
  }),
  transform(({ rules, freeroles, missingfunction, seen, hidden, ...counts }): ObjectPreview => ({
    ...counts,
    ruleNames: (rules ?? []).map(({ rulename }) => rulename),
    freeRoles: freeroles,
    missingFunction: missingfunction,
    seen: seen ?? [],
    hidden: hidden ?? [],
  })),
);

const previewSchema = pipe(
  object({
    positionid: looseString,
    positionname: looseString,
    holder: looseString,
    roles: list(object({ roleid: looseString, rolename: looseString })),
    objects: list(objectSchema),
  }),
  transform((wire): RulePreview => ({
    positionId: wire.positionid,
    positionName: wire.positionname,
    holder: wire.holder,
    roleIds: (wire.roles ?? []).map(({ roleid }) => roleid),
    roleNames: (wire.roles ?? []).map(({ rolename }) => rolename),
    objects: wire.objects ?? [],
  })),
);

export interface PreviewRequest {
  ruleId: string | undefined;
  draft: DataRuleDraft;
  positionId: string;
  assumedRoleIds?: readonly string[];
}

/**
 * What the holder of a position would see if the rule were saved so. Without a position, that of a person whom the rule
 * concerns; without an id, the rule is a new one. Assumed roles take the place of those of the position.
 */
export const rulePreviewQuery = (
  http: PortalHttp,
  { ruleId, draft, positionId, assumedRoleIds = [] }: PreviewRequest,
) => {
  const body = {
    positionid: positionId,
    roleids: assumedRoleIds,
    rules: [{ ...(ruleId && { ruleid: ruleId }), ...wireDraft(draft) }],
  };
  return {
    queryKey: [DATA_RULES_PATH, 'preview', body],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<RulePreview> {
      const answer = await http.post(`${DATA_RULES_PATH}/preview`, body, { signal, isRead: true, isFresh: true });
      return read(previewSchema, answer);
    },
  };
};
