import { useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import { Button, Icon, LoadFailure, Skeleton } from '@atrium/portal/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getTemplate } from '../../api/getTemplate';
import type { TemplateType } from '../../api/report';
import { useFold } from '../../stored/useFold';
import { writeClipboard } from '../../writeClipboard';
import styles from './WorkTemplate.module.css';

/**
 * The template of the daily, weekly or monthly work report; it is read while the panel is open. On a phone, where it would
 * hide the figures, it is folded at first.
 */
export function WorkTemplate({ type }: { type: TemplateType }) {
  const t = useT();
  const id = useId();
  const { http, message } = usePortal();
  const [isFolded, fold] = useFold(`template:${type}`, useNarrow());
  const { data, error, refetch } = useQuery({
    queryKey: ['reportTemplate', type],
    queryFn: ({ signal }) => getTemplate(http, type, signal),
    enabled: !isFolded,
  });
  const copy = useMutation({
    mutationFn: (text: string) => writeClipboard({ plain: text }),
    onSuccess: () => message.success(t('reports.template.copied')),
    onError: () => message.error(t('reports.template.copyFailed')),
  });
  const text = !error && data?.trim() ? data : undefined;
  return (
    <section className={styles.template} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={`${id}-body`}
            onClick={fold}
          >
            <Icon name={isFolded ? 'next' : 'down'} />
            <span id={id}>{t(`reports.template.${type}`)}</span>
          </button>
        </h2>
        {text !== undefined && !isFolded && (
          <Button size="middle" onClick={() => copy.mutate(text)}>
            {t('reports.template.copy')}
          </Button>
        )}
      </div>
      <div id={`${id}-body`} className={styles.body} hidden={isFolded}>
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!isFolded && !error && data === undefined && (
          <Skeleton label={t('reports.template.loading')} slowText={t('ui.slow')} rows={4} />
        )}
        {!error && data !== undefined && text === undefined && (
          <p className={styles.empty}>{t('reports.template.empty')}</p>
        )}
        {text !== undefined && (
          // A long text scrolls, with the arrow keys as well.
          <div className={styles.text} role="group" aria-labelledby={id} tabIndex={0}>
            {text}
          </div>
        )}
      </div>
    </section>
  );
}
