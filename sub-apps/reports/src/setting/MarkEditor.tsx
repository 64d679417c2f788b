import { useT } from '@atrium/portal/sdk';
import { FieldIcon } from '@atrium/portal/ui';
import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import type { Element } from '../api/report';
import { MARK_KINDS } from '../api/reportQuery';
import type { Mark } from '../api/reportQuery';
import { limitText, readLimit } from './figureLimit';
import styles from './LayoutEditor.module.css';

type OwnMark = Pick<Mark, 'kind' | 'limit'>;

interface Props {
  measure: Element;
  mark: OwnMark | undefined;
  onChange(mark: OwnMark | undefined): void;
}

const KINDS = ['none', ...MARK_KINDS] as const;

/** How the figures of a measure are highlighted: not at all, by a bar, or above or below a limit. */
export function MarkEditor({ measure, mark, onChange }: Props) {
  const t = useT();
  return (
    <span className={styles.mark}>
      <Select<(typeof KINDS)[number]>
        aria-label={t('reports.setting.mark', { name: measure.name })}
        className={styles.kind}
        size="small"
        suffixIcon={<FieldIcon name="arrow" />}
        value={mark?.kind ?? 'none'}
        options={KINDS.map((kind) => ({ value: kind, label: t(`reports.setting.mark.${kind}`) }))}
        onChange={(kind) => {
          if (kind === 'none') onChange(undefined);
          else onChange({ kind, limit: kind === 'bar' ? 0 : (mark?.limit ?? 0) });
        }}
      />
      {mark && mark.kind !== 'bar' && (
        <LimitInput measure={measure} limit={mark.limit} onChange={(limit) => onChange({ ...mark, limit })} />
      )}
    </span>
  );
}

interface LimitProps {
  measure: Element;
  limit: number;
  onChange(limit: number): void;
}

/** A number. A text that is none is marked, and given up when the field is left. */
function LimitInput({ measure: { name, type }, limit, onChange }: LimitProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && readLimit(typed, type) === undefined;
  const problem = isInvalid ? t('reports.setting.limit.invalid') : undefined;
  return (
    <>
      <Input
        className={styles.limit}
        size="small"
        inputMode="decimal"
        aria-label={t('reports.setting.limit', { name })}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? id : undefined}
        status={isInvalid ? 'error' : undefined}
        title={problem}
        suffix={type === 'percent' ? '%' : undefined}
        value={typed ?? limitText(limit, type)}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = readLimit(target.value, type);
          if (next !== undefined) onChange(next);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {problem && (
        <span id={id} className={styles.spoken} role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
