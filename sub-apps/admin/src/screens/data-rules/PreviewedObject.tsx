import { useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { StatusTag } from '@atrium/portal/ui';
import type { ExampleRow, ObjectPreview } from '../../api/rulePreview';
import type { RuleObject, RuleSchema } from '../../api/ruleSchema';
import { fieldOf } from './conditionDraft';
import { amountText, conditionWords } from './ruleWords';
import styles from './DataRule.module.css';

interface Props {
  preview: ObjectPreview;
  schema: RuleSchema;
  /** Whether the examples are shown at first. */
  isOpen: boolean;
}

const grouped = (count: number) => count.toLocaleString('en-US');

/** How much of one object is seen before and after the change, by which rules, with examples and the reason of each. */
export function PreviewedObject({ preview, schema, isOpen }: Props) {
  const t = useT();
  const { total, before, after, gained, lost, seen, hidden } = preview;
  const object = schema.find((each) => each.object === preview.object);
  return (
    <details className={styles.object} open={isOpen}>
      <summary>
        <strong>{object?.text ?? preview.object}</strong>
        <span className={styles.counts}>
          {gained + lost > 0
            ? t('admin.dataRules.preview.change', {
                before: grouped(before),
                after: grouped(after),
                total: grouped(total),
              })
            : t('admin.dataRules.preview.same', { after: grouped(after), total: grouped(total) })}
        </span>
        {gained > 0 && (
          <StatusTag tone="success" text={t('admin.dataRules.preview.gained', { count: grouped(gained) })} />
        )}
        {lost > 0 && <StatusTag tone="danger" text={t('admin.dataRules.preview.lost', { count: grouped(lost) })} />}
      </summary>
      <p className={styles.hint}>{reasonOf(preview, t)}</p>
      <Examples rows={seen} isSeen object={object} />
      <Examples rows={hidden} isSeen={false} object={object} />
    </details>
  );
}

/** Why as much of the object is seen. */
function reasonOf({ missingFunction, freeRoles, ruleNames }: ObjectPreview, t: Translate): string {
  if (missingFunction !== '') return t('admin.dataRules.preview.noFunction', { function: missingFunction });
  if (freeRoles.length > 0) return t('admin.dataRules.preview.free', { roles: freeRoles });
  return t('admin.dataRules.preview.rules', {
    rules: ruleNames.map((name) => name || t('admin.dataRules.preview.this')),
  });
}

interface ExamplesProps {
  rows: readonly ExampleRow[];
  isSeen: boolean;
  object: RuleObject | undefined;
}

function Examples({ rows, isSeen, object }: ExamplesProps) {
  const t = useT();
  if (rows.length === 0) return null;
  const words = ({ ruleName, conditions }: ExampleRow['reasons'][number]) =>
    t(isSeen ? 'admin.dataRules.preview.because' : 'admin.dataRules.preview.despite', {
      rule: ruleName || t('admin.dataRules.preview.this'),
      conditions: conditions
        .map(({ condition, texts, actual }) =>
          t(isSeen ? 'admin.dataRules.preview.met' : 'admin.dataRules.preview.actual', {
            condition: conditionWords(condition, { t, object, texts }),
            actual: amountText(fieldOf(object, condition.field)?.type ?? '', actual),
          }),
        )
        .join(t('admin.dataRules.comma')),
    });
  return (
    <section className={styles.examples}>
      <h4>{t(isSeen ? 'admin.dataRules.preview.seen' : 'admin.dataRules.preview.hidden')}</h4>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={styles.title}>{row.title}</span>
            {row.wasSeen !== isSeen && (
              <StatusTag
                tone={isSeen ? 'success' : 'danger'}
                text={t(isSeen ? 'admin.dataRules.preview.new' : 'admin.dataRules.preview.gone')}
              />
            )}
            {row.reasons.map((reason) => (
              <span key={reason.ruleId || reason.ruleName} className={styles.reason}>
                {words(reason)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
