import type { Administration } from '../administration/administration';
import type { Caller } from '../accounts/caller';
import { notFound } from '../apiError';
import type { Company } from '../company/company';
import type { HeldPosition } from '../company/entities';
import { isHeld } from '../company/entities';
import type { FunctionCode } from '../functions';
import type { Role } from '../roles/role';
import type { CompiledItem, ScopeContext } from './compileRule';
import { compileRule } from './compileRule';
import type { BusinessObject, Condition, DataRule } from './dataRule';
import { BUSINESS_OBJECTS } from './dataRule';
import { rulesFor } from './dataScope';
import type { RowOf } from './fields';

/** Why a rule is true or false for a row: the conditions that decide it. */
export interface Reason {
  rule: DataRule;
  conditions: readonly Condition[];
}

/** A row that is or is not seen. Without reasons no rule was asked. */
export interface Example<O extends BusinessObject> {
  row: RowOf<O>;
  wasSeen: boolean;
  reasons: readonly Reason[];
}

/** What a position sees of one object, with the stored rules (`before`) and with the changed ones (`after`). */
export interface ObjectPreview<O extends BusinessObject = BusinessObject> {
  object: O;
  total: number;
  before: number;
  after: number;
  /** Rows that are seen only after or only before the change. */
  gained: number;
  lost: number;
  /** The rules that decide after the change; none when everything is seen. */
  rules: readonly DataRule[];
  /** The roles without a rule for the object, because of which everything is seen. */
  freeRoles: readonly Role[];
  /** The function without which nothing is seen, whatever the rules say; undefined when the roles have it. */
  missingFunction: FunctionCode | undefined;
  seen: readonly Example<O>[];
  hidden: readonly Example<O>[];
}

export interface RulesPreview {
  position: HeldPosition;
  roles: readonly Role[];
  objects: readonly ObjectPreview[];
}

const EXAMPLES = 3;
const VIEW_CODE: Readonly<Record<BusinessObject, FunctionCode>> = {
  order: 'ORDER_VIEW',
  customer: 'CUSTOMER_VIEW',
  visit: 'VISIT_VIEW',
};

/** The preview of an object that the roles may not view. */
const NOTHING_SEEN = {
  before: 0,
  after: 0,
  gained: 0,
  lost: 0,
  rules: [],
  freeRoles: [],
  seen: [],
  hidden: [],
} as const satisfies Omit<ObjectPreview, 'object' | 'total' | 'missingFunction'>;

/** All rows of an object, newest first. */
function rowsOf<O extends BusinessObject>({ orders, customers, visits }: Company, object: O): RowOf<O>[] {
  const rows = { order: () => orders.all(), customer: () => [...customers.values()], visit: () => visits }[object]();
  return [...rows].reverse() as RowOf<O>[];
}

/** The conditions because of which an item is true or false for the row. */
function deciding<Row>(item: CompiledItem<Row>, row: Row): Condition[] {
  if (item.condition) return [item.condition];
  const isTrue = item.test(row);
  const agreeing = item.items.filter(({ test }) => test(row) === isTrue);
  // One is enough to make an or true or an and false; name the first.
  return (isTrue === item.isAnd ? agreeing : agreeing.slice(0, 1)).flatMap((each) => deciding(each, row));
}

/** The compiled rules of a position for an object; `all` without a restriction. */
function compiledFor<O extends BusinessObject>(
  object: O,
  roles: readonly Role[],
  rules: readonly DataRule[],
  context: ScopeContext,
) {
  const found = rulesFor(object, roles, rules);
  const compiled = found === 'all' ? [] : found.map((rule) => ({ rule, item: compileRule(object, rule, context) }));
  const test = (row: RowOf<O>) => found === 'all' || compiled.some(({ item }) => item.test(row));
  return { isFree: found === 'all', compiled, test };
}

function previewObject<O extends BusinessObject>(
  object: O,
  viewer: Caller,
  position: HeldPosition,
  roles: readonly Role[],
  stored: readonly DataRule[],
  changed: readonly DataRule[],
): ObjectPreview<O> {
  const { company } = viewer;
  const viewCode = VIEW_CODE[object];
  if (!roles.some(({ functionCodes }) => functionCodes.includes(viewCode)))
    return { ...NOTHING_SEEN, object, total: rowsOf(company, object).length, missingFunction: viewCode };
  const context = { company, position };
  const before = compiledFor(object, roles, stored, context);
  const after = compiledFor(object, roles, changed, context);
  const rows = rowsOf(company, object).map((row) => ({ row, wasSeen: before.test(row), isSeen: after.test(row) }));
  const count = (wanted: (row: (typeof rows)[number]) => boolean) => rows.filter(wanted).length;
  const mayView = viewer.functionCodes.includes(viewCode);
  const visible = mayView ? rows.filter(({ row }) => (viewer.scope[object] as (row: RowOf<O>) => boolean)(row)) : [];
  const examples = (isSeen: boolean): Example<O>[] => {
    const all = visible.filter((each) => each.isSeen === isSeen);
    const changedFirst = [...all.filter((each) => each.wasSeen !== isSeen), ...all].slice(0, EXAMPLES);
    return [...new Set(changedFirst)].map(({ row, wasSeen }) => ({
      row,
      wasSeen,
      reasons: after.compiled
        .filter(({ item }) => item.test(row) === isSeen)
        .map(({ rule, item }) => ({ rule, conditions: deciding(item, row) })),
    }));
  };
  return {
    object,
    total: rows.length,
    before: count(({ wasSeen }) => wasSeen),
    after: count(({ isSeen }) => isSeen),
    gained: count(({ wasSeen, isSeen }) => isSeen && !wasSeen),
    lost: count(({ wasSeen, isSeen }) => wasSeen && !isSeen),
    rules: after.compiled.map(({ rule }) => rule),
    freeRoles: after.isFree ? roles.filter((role) => rulesFor(object, [role], changed) === 'all') : [],
    missingFunction: undefined,
    seen: examples(true),
    hidden: examples(false),
  };
}

/** The position of the preview: the given one, else the first of a role of the rules, else that of the viewer. */
function choosePosition({ positions }: Administration, viewer: Caller, id: string, rules: readonly DataRule[]) {
  const wanted = new Set(rules.flatMap(({ roleIds }) => roleIds));
  const found =
    id === ''
      ? positions
          .all()
          .find((each) => isHeld(each) && !each.isDisabled && each.roleIds.some((role) => wanted.has(role)))
      : positions.get(id);
  const position = found ?? viewer.position;
  if (!isHeld(position)) throw notFound('datarule.position_vacant');
  return position;
}

/**
 * What the holder of a position sees before and after the rules are saved. Counts cover all rows; the examples are those
 * that the viewer may see as well. Rows whose visibility changes come first.
 * @param roleIds Roles to assume instead of those of the position; none assumes nothing.
 */
export function previewRules(
  administration: Administration,
  viewer: Caller,
  positionId: string,
  drafts: readonly DataRule[],
  roleIds: readonly string[] = [],
): RulesPreview {
  const position = choosePosition(administration, viewer, positionId, drafts);
  const roles = (roleIds.length > 0 ? roleIds : position.roleIds).flatMap((id) => administration.roles.find(id) ?? []);
  const stored = administration.dataRules.all();
  const changed = [...stored.filter(({ id }) => !drafts.some((draft) => draft.id === id)), ...drafts];
  const objects = BUSINESS_OBJECTS.map((object) => previewObject(object, viewer, position, roles, stored, changed));
  return { position, roles, objects };
}
