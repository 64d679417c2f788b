import { toAppError } from '@atrium/common/errors/appError';
import type { AppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { errorText } from '@atrium/portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dataRulesApi } from '../../api/dataRules';
import type { DataRule } from '../../api/dataRules';

interface Switch {
  rules: readonly DataRule[];
  isEnabled: boolean;
  /** It takes an earlier change back, and is not offered to be undone. */
  isUndo?: boolean;
}

interface Outcome {
  changed: readonly DataRule[];
  failed: readonly { rule: DataRule; error: AppError }[];
}

interface Options {
  /** What disabling the rules opens, as a sentence; undefined when nothing. */
  openingsOf(rules: readonly DataRule[]): Promise<string | undefined>;
  /** Called with the rules that are switched now. */
  onSwitched(rules: readonly DataRule[]): void;
}

/** The names in a notice; there is no room for those of a whole page. */
const MOST_NAMES = 3;

/**
 * Enables and disables rules, with an undo. The rest of a rule stays as it is stored by then. It asks before roles see all
 * rows of an object. Each rule is switched by itself: what fails is named with its reason.
 */
export function useRuleSwitch({ openingsOf, onSwitched }: Options) {
  const t = useT();
  const { http, dialogs, message } = usePortal();
  const queries = useQueryClient();
  const keyOf = (isEnabled: boolean) => `admin.dataRules.${isEnabled ? 'enable' : 'disable'}`;
  const namesOf = (rules: readonly DataRule[]) => rules.slice(0, MOST_NAMES).map(({ name }) => name);

  /** One notice for each reason. */
  function tellFailures(failed: Outcome['failed'], isEnabled: boolean) {
    const reasons = new Set(failed.map(({ error }) => errorText(t, error)));
    for (const reason of reasons) {
      const each = failed.filter(({ error }) => errorText(t, error) === reason);
      const [first] = each;
      // The host deals with the end of the session.
      if (first?.error.kind === 'auth') message.report(first.error);
      else {
        const key = `${keyOf(isEnabled)}.failed${each.length > MOST_NAMES ? '.more' : ''}`;
        message.error(t(key, { names: namesOf(each.map(({ rule }) => rule)), count: each.length, reason }));
      }
    }
  }

  const switching = useMutation({
    async mutationFn({ rules, isEnabled }: Switch): Promise<Outcome> {
      const changed: DataRule[] = [];
      const failed: { rule: DataRule; error: AppError }[] = [];
      for (const rule of rules) {
        try {
          const stored = await dataRulesApi.get(http, rule.ruleId);
          if (stored.isEnabled === isEnabled) continue;
          await dataRulesApi.save(http, { ...stored, isEnabled }, stored.ruleId, stored.version);
          changed.push(stored);
        } catch (error) {
          failed.push({ rule, error: toAppError(error) });
        }
      }
      return { changed, failed };
    },
    onSuccess({ changed, failed }, { rules, isEnabled, isUndo = false }) {
      const isFailed = new Set(failed.map(({ rule }) => rule));
      onSwitched(rules.filter((rule) => !isFailed.has(rule)));
      tellFailures(failed, isEnabled);
      const key = keyOf(isEnabled);
      const count = changed.length;
      if (count > 0 && isUndo) message.success(t('admin.dataRules.undone'));
      else if (count > 0)
        message.offerUndo(t(`${key}.${count > MOST_NAMES ? 'more' : 'done'}`, { names: namesOf(changed), count }), () =>
          switching.mutate({ rules: changed, isEnabled: !isEnabled, isUndo: true }),
        );
      else if (failed.length === 0) message.info(t(`${key}.none`));
      return queries.invalidateQueries({ queryKey: dataRulesApi.key });
    },
  });

  async function confirmDisabling(rules: readonly DataRule[]): Promise<boolean> {
    const openings = await openingsOf(rules);
    if (openings === undefined) return true;
    const [first] = rules;
    return dialogs.confirm({
      title:
        rules.length === 1
          ? t('admin.dataRules.disable.one', { name: first?.name })
          : t('admin.dataRules.disable.many', { count: rules.length }),
      text: openings,
      confirmText: t('admin.dataRules.disable'),
    });
  }
  async function switchRules(rules: readonly DataRule[], isEnabled: boolean) {
    if (isEnabled || (await confirmDisabling(rules))) switching.mutate({ rules, isEnabled });
  }
  return (rules: readonly DataRule[], isEnabled: boolean) =>
    void switchRules(rules, isEnabled).catch((error: unknown) => message.report(error));
}
