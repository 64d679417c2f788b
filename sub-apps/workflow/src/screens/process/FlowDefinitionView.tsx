import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, Page, Skeleton } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { definitionQuery } from '../../api/getDefinition';
import { LazyFlowDiagram } from '../../flow/LazyFlowDiagram';
import styles from './Process.module.css';

interface Props {
  flowCode: string;
  /** The number of the version that was asked for; empty for the one in use. */
  published: string;
}

/** The diagram of a flow that is not a process yet. */
export function FlowDefinitionView({ flowCode, published }: Props) {
  const t = useT();
  const { http, tab } = usePortal();
  const { data, error, refetch } = useQuery(definitionQuery(http, flowCode, published));
  const name = data?.name ?? '';
  useEffect(() => {
    if (name !== '') tab.setTitle(name);
  }, [tab, name]);
  if (!data) {
    return error ? (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
    );
  }
  const isOther = published !== '' && data.version !== published;
  return (
    <Page
      head={
        <header className={styles.head}>
          <h1 className={styles.title}>{name}</h1>
          {data.description && <p className={styles.muted}>{data.description}</p>}
          {isOther && <Alert type="info" message={t('workflow.process.otherVersion', { version: published })} />}
        </header>
      }
    >
      <LazyFlowDiagram nodes={data.nodes} label={t('workflow.process.diagram.label', { name })} />
    </Page>
  );
}
