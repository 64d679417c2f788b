import { Radio, Select } from 'antd';
import { useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import type { Explanation, PageTrace, Reason, TracedProp } from '@/engine/workshop';
import { useTranslate } from '@/app-context/services';
import styles from './Trace.module.css';
import { TraceLine } from './TraceLine';

const PROPS: readonly TracedProp[] = ['value', 'hidden', 'required', 'readonly'];

export interface WhyPanelProps {
  trace: PageTrace;
  /** The name of the control that is explained. */
  chosen: string | undefined;
  onChoose(control: string): void;
}

/** Explains the state of a chosen control. */
export function WhyPanel({ trace, chosen, onChoose }: WhyPanelProps) {
  const t = useTranslate();
  const controls = useObservable(trace.controls);
  // Renders again when the page changes.
  useObservable(trace.entries);
  const [prop, setProp] = useState<TracedProp>('value');
  const explanation = chosen === undefined ? undefined : trace.explain(chosen, prop);
  return (
    <div className={styles.why}>
      <div className={styles.question}>
        <Select<string>
          aria-label={t('preview.why.control')}
          placeholder={t('preview.why.control')}
          style={{ width: 220 }}
          size="small"
          showSearch
          optionFilterProp="label"
          value={chosen}
          onChange={onChoose}
          options={controls.map(({ name, title }) => ({ value: name, label: title ? `${title}（${name}）` : name }))}
        />
        <Radio.Group
          aria-label={t('preview.why.prop')}
          size="small"
          optionType="button"
          value={prop}
          onChange={(event) => setProp(event.target.value as TracedProp)}
          options={PROPS.map((value) => ({ value, label: t(`preview.why.${value}`) }))}
        />
      </div>
      {explanation ? <Answer explanation={explanation} /> : <p className={styles.none}>{t('preview.why.none')}</p>}
    </div>
  );
}

function Answer({ explanation: { now, path, because } }: { explanation: Explanation }) {
  const t = useTranslate();
  return (
    <>
      <p className={styles.now}>
        {t('preview.why.now')} <code className={styles.value}>{now === '' ? t('preview.trace.empty') : now}</code>{' '}
        <span className={styles.quiet}>{path}</span>
      </p>
      <Reasons because={because} />
    </>
  );
}

function Reasons({ because }: { because: readonly Reason[] }) {
  return (
    <ol className={styles.reasons}>
      {because.map((reason, index) => (
        <li key={index}>
          <ReasonText reason={reason} />
        </li>
      ))}
    </ol>
  );
}

function ReasonText({ reason }: { reason: Reason }) {
  const t = useTranslate();
  switch (reason.kind) {
    case 'container':
      return (
        <>
          {t('preview.why.container', { name: reason.container })}
          <Reasons because={reason.because} />
        </>
      );
    case 'set':
      return (
        <>
          {t('preview.why.set')} {reason.by && <TraceLine entry={reason.by} />}
        </>
      );
    case 'expression':
      return (
        <>
          {t('preview.why.expression')} <code className={styles.source}>{reason.source}</code>{' '}
          <code className={styles.value}>→ {reason.answer}</code>
          {reason.reads.length > 0 && (
            <ul className={styles.reads}>
              {reason.reads.map(({ name, value }) => (
                <li key={name}>
                  {name} = <code className={styles.value}>{value === '' ? t('preview.trace.empty') : value}</code>
                </li>
              ))}
            </ul>
          )}
        </>
      );
    case 'constant':
      return (
        <>
          {t('preview.why.constant')} <code className={styles.value}>{reason.value}</code>
        </>
      );
    case 'readonly':
      return <>{t('preview.why.isreadonly')}</>;
    default:
      return <>{t(`preview.why.${reason.kind}`)}</>;
  }
}
