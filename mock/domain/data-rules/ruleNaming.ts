import type { Administration } from '../administration/administration';
import type { DataRule } from './dataRule';
import { conditionsOf } from './dataRule';
import type { OwnerType } from './fields';
import { fieldOf } from './fields';

/** The first rule with a condition on this position or organisation; undefined when no rule names it. */
export const ruleNaming = (
  { dataRules }: Pick<Administration, 'dataRules'>,
  type: Exclude<OwnerType, 'employee'>,
  id: string,
): DataRule | undefined =>
  dataRules
    .all()
    .find((rule) =>
      conditionsOf(rule).some(
        ({ field, values }) =>
          fieldOf(rule.object, field)?.type === type && values.some((value) => 'value' in value && value.value === id),
      ),
    );
