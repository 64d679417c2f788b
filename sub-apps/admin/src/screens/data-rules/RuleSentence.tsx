import { useT } from '@atrium/portal/sdk';
import type { DataRuleDraft } from '../../api/dataRules';
import type { RuleObject } from '../../api/ruleSchema';
import { filterWords } from './ruleWords';
import styles from './DataRule.module.css';

interface Props {
  draft: DataRuleDraft;
  object: RuleObject | undefined;
  texts: Readonly<Record<string, string>>;
  roleNames: readonly string[];
}

/** The rule as one sentence. */
export function RuleSentence({ draft, object, texts, roleNames }: Props) {
  const t = useT();
  const noun = object?.text.toLowerCase() ?? draft.object;
  const who = roleNames.length > 0 ? t('admin.dataRules.holders', { roles: roleNames }) : t('admin.dataRules.nobody');
  return (
    <section className={styles.sentence} aria-label={t('admin.dataRules.sentence.title')}>
      {t('admin.dataRules.sentence', { who, object: noun })}
      <strong>{filterWords(draft.filter, { t, object, texts }, true)}</strong>
      {t('admin.dataRules.sentence.end')}
    </section>
  );
}
