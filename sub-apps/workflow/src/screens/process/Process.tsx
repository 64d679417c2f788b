import { usePortal, useT, useView, useViewQuery } from '@atrium/portal/sdk';
import { StateNote } from '@atrium/portal/ui';
import { Button } from 'antd';
import { FlowDefinitionView } from './FlowDefinitionView';
import { ProcessPage } from './ProcessPage';

export { processTexts as texts } from '../../locales/process';

/** `/process?processid=x`: a process. `/process?flowcode=x&published=n`: the diagram of a flow (shell spec §2). */
export default function Process() {
  const t = useT();
  const { nav } = usePortal();
  const { route } = useView();
  const query = useViewQuery();
  const processId = query.get('processid');
  const flowCode = query.get('flowcode');
  if (processId) return <ProcessPage key={route} processId={processId} />;
  if (flowCode) return <FlowDefinitionView key={route} flowCode={flowCode} published={query.get('published') ?? ''} />;
  return (
    <StateNote
      isWholePage
      title={t('workflow.process.noId')}
      hint={t('workflow.process.noId.hint')}
      action={<Button onClick={() => nav.openRoute('/undeal')}>{t('workflow.process.toList')}</Button>}
    />
  );
}
