import { usePortal, useT, useView } from '@atrium/portal/sdk';
import { LoadFailure, Page, PageHeader, Skeleton, StateNote } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { FLOWS_KEY, getFlow, isGone } from '../../../api/flowDefinitions';
import { LIST_ROUTE } from '../flowRoutes';
import { DesignPage } from './DesignPage';

export { peopleTexts as texts } from '../../../locales/people';

/** The design of one flow: its diagram, its basic information, and what is done with its versions. */
export default function FlowDesign({ flowId }: { flowId: string }) {
  const t = useT();
  const { http, nav } = usePortal();
  const { id } = useView();
  const flow = useQuery({
    // Each view starts from the definition as it is stored now, and holds it from then on.
    queryKey: [...FLOWS_KEY, 'design', flowId, id],
    queryFn: ({ signal }) => getFlow(http, flowId, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (flow.data) return <DesignPage flow={flow.data} />;
  if (flow.error && isGone(flow.error)) {
    return (
      <StateNote
        isWholePage
        title={t('workflow.manager.unknown')}
        hint={t('workflow.manager.unknown.hint')}
        action={<Button onClick={() => nav.openRoute(LIST_ROUTE)}>{t('workflow.manager.unknown.toList')}</Button>}
      />
    );
  }
  return (
    <Page head={<PageHeader title={t('workflow.manager.design')} />}>
      {flow.error ? (
        <LoadFailure error={flow.error} onRetry={() => void flow.refetch()} />
      ) : (
        <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
      )}
    </Page>
  );
}
