import type { AdminRecord } from '../records/record';

/** The business objects whose rows a rule can restrict. Order lines belong to their order. */
export const BUSINESS_OBJECTS = ['order', 'customer', 'visit'] as const;
export type BusinessObject = (typeof BUSINESS_OBJECTS)[number];

export const COMBINATIONS = ['and', 'or'] as const;
export type Combination = (typeof COMBINATIONS)[number];

/** Values that depend on who calls: the employee, the position, and the organisation of the position. */
export const CURRENT_VALUES = ['user', 'position', 'organisation'] as const;
export type CurrentValue = (typeof CURRENT_VALUES)[number];

/** A fixed value as its field writes it (an id, a code, yuan, `YYYY-MM-DD`), or one that depends on the caller. */
export type RuleValue = { value: string } | { current: CurrentValue };

export interface Condition {
  /** The code of a field of the object. */
  field: string;
  /** An operator of the field's type. */
  operator: string;
  values: readonly RuleValue[];
}

/** Conditions in brackets. They are combined the other way than the rule: an and of ors, or an or of ands. */
export interface ConditionGroup {
  conditions: readonly Condition[];
}

export type RuleItem = Condition | ConditionGroup;

export const isGroup = (item: RuleItem): item is ConditionGroup => 'conditions' in item;

/** Which rows of an object the holders of some roles see. `DataScope` states how several rules work together. */
export interface DataRule extends AdminRecord {
  name: string;
  object: BusinessObject;
  roleIds: readonly string[];
  combination: Combination;
  items: readonly RuleItem[];
  /** A disabled rule has no effect. */
  isEnabled: boolean;
  /** A built-in rule can be changed and disabled, but not deleted. */
  isBuiltIn: boolean;
}

/** All conditions of a rule, those in groups as well. */
export const conditionsOf = ({ items }: Pick<DataRule, 'items'>): Condition[] =>
  items.flatMap((item) => (isGroup(item) ? item.conditions : [item]));
