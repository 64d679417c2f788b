import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dataRulesApi } from '../../api/dataRules';
import type { DataRule } from '../../api/dataRules';

interface Switch {
  rules: readonly DataRule[];
  isEnabled: boolean;
  /** It takes an earlier change back, and is not offered to be undone. */
  isUndo?: boolean;
}

/** The names in a notice; there is no room for those of a whole page. */
const MOST_NAMES = 3;

/** Enables and disables rules, with an undo. The rest of a rule stays as it is stored by then. */
export function useRuleSwitch(onSwitched: (rules: readonly DataRule[]) => void) {
  const t = useT();
  const { http, message } = usePortal();
  const queries = useQueryClient();
  const switching = useMutation({
    async mutationFn({ rules, isEnabled }: Switch): Promise<readonly DataRule[]> {
      const changed: DataRule[] = [];
      for (const { ruleId } of rules) {
        const rule = await dataRulesApi.get(http, ruleId);
        if (rule.isEnabled === isEnabled) continue;
        await dataRulesApi.save(http, { ...rule, isEnabled }, ruleId, rule.version);
        changed.push(rule);
      }
      return changed;
    },
    onError: (error) => message.report(error),
    onSuccess(changed, { rules, isEnabled, isUndo = false }) {
      onSwitched(rules);
      const key = `admin.dataRules.${isEnabled ? 'enable' : 'disable'}`;
      const count = changed.length;
      if (count === 0) message.info(t(`${key}.none`));
      else if (isUndo) message.success(t('admin.dataRules.undone'));
      else {
        const names = changed.slice(0, MOST_NAMES).map(({ name }) => name);
        message.offerUndo(t(count > MOST_NAMES ? `${key}.more` : `${key}.done`, { names, count }), () =>
          switching.mutate({ rules: changed, isEnabled: !isEnabled, isUndo: true }),
        );
      }
    },
    // Some of the rules may be switched when one fails.
    onSettled: () => queries.invalidateQueries({ queryKey: dataRulesApi.key }),
  });
  return (rules: readonly DataRule[], isEnabled: boolean) => switching.mutate({ rules, isEnabled });
}
