import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, Page, Skeleton, StateNote, StatusTag } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { definitionQuery } from '../../api/getDefinition';
import type { ShownDefinition } from '../../api/getDefinition';
import { LazyFlowDiagram } from '../../flow/LazyFlowDiagram';
import styles from './Process.module.css';

interface Props {
  flowCode: string;
  /** The number of the version that was asked for; empty for the one in use. */
  published: string;
}

/** What is not there, by the code of the platform: another try would not find it either. */
const GONE: ReadonlyMap<string, 'flow' | 'version'> = new Map([
  ['flow.not_found', 'flow'],
  ['flow.version_not_found', 'version'],
]);

/** The diagram of a flow that is not a process yet. */
export function FlowDefinitionView({ flowCode, published }: Props) {
  const t = useT();
  const { http, nav, tab } = usePortal();
  const isVersion = published === '' || isVersionNumber(published);
  const { data, error, refetch } = useQuery({ ...definitionQuery(http, flowCode, published), enabled: isVersion });
  const name = data?.name ?? '';
  useEffect(() => {
    if (name !== '') tab.setTitle(name);
  }, [tab, name]);
  const gone = isVersion ? !data && GONE.get(error?.code ?? '') : 'version';
  if (gone) {
    const query = new URLSearchParams({ flowcode: flowCode });
    const [key, route] = gone === 'version' ? ['version.inUse', `/process?${query.toString()}`] : ['toCentre', '/flow'];
    return (
      <StateNote
        isWholePage
        title={t(`workflow.process.${gone}.gone`, { version: published })}
        hint={t(`workflow.process.${gone}.gone.hint`)}
        action={<Button onClick={() => nav.openRoute(route)}>{t(`workflow.process.${key}`)}</Button>}
      />
    );
  }
  if (!data) {
    return error ? (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
    );
  }
  const note = versionNote(published, data);
  return (
    <Page
      head={
        <header className={styles.head}>
          <div className={styles.standing}>
            <h1 className={styles.title}>{name}</h1>
            {data.isRetired && <StatusTag tone="neutral" text={t('workflow.process.retired')} />}
          </div>
          {data.description && <p className={styles.muted}>{data.description}</p>}
          {note && <Alert type="info" message={t(`workflow.process.${note.key}`, note)} />}
        </header>
      }
    >
      {data.nodes.length === 0 ? (
        <p className={styles.muted}>{t('workflow.process.diagram.none')}</p>
      ) : (
        <LazyFlowDiagram
          nodes={data.nodes}
          label={t('workflow.process.diagram.label', { name })}
          targets={data.targets}
          formFields={data.formFields}
          kind="definition"
        />
      )}
    </Page>
  );
}

/** The platform refuses anything else as malformed. */
const isVersionNumber = (text: string): boolean => /^\d+$/.test(text) && Number.isSafeInteger(Number(text));

/** What to say of the version: that it is not the one that was asked for, or not the one in use. */
function versionNote(asked: string, { version, versionInUse }: ShownDefinition) {
  if (asked !== '' && version !== asked) return { key: 'otherVersion', version: asked };
  const isOld = version !== '' && versionInUse !== '' && version !== versionInUse;
  return isOld ? { key: 'oldVersion', version, inUse: versionInUse } : undefined;
}
