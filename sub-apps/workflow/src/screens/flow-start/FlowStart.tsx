import { isRecord } from '@atrium/common/isRecord';
import { usePortal, useT, useViewQuery } from '@atrium/portal/sdk';
import { LoadFailure, Page, PageHeader, Skeleton } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ProcessItem } from '../../api/listProcesses';
import { getStart } from '../../api/startFlow';
import { startRoute } from '../../lists/processRoutes';
import { NoStartNote, noStartReason } from './NoStartNote';
import { StartForm } from './StartForm';
import { valuesIn } from './startInput';
import { startRequests } from './startRequests';
import { SubmittedNote } from './SubmittedNote';

export { startTexts as texts } from '../../locales/start';

/** The draft that was saved in this tab before it was read again, such as after a crash. */
const draftIn = (kept: unknown) =>
  (isRecord(kept) && typeof kept.draft === 'string' && kept.draft !== '' && kept.draft) || undefined;

/** `/flow?flowcode=x`: the form that starts a flow, or goes on with a draft, and who will be asked about it. */
export default function FlowStart() {
  const t = useT();
  const { http, tab } = usePortal();
  const query = useViewQuery();
  const flowCode = query.get('flowcode') ?? '';
  /** Applications that were begun in this view. Draft and values of the address belong to the first. */
  const [round, setRound] = useState(0);
  const [submitted, setSubmitted] = useState<ProcessItem>();
  const [savedDraft] = useState(() => draftIn(tab.state.get()));
  const draftId = round === 0 ? query.get('processid') || savedDraft : undefined;
  const given = round === 0 ? query.get('values') : null;
  const { data, error, refetch } = useQuery({
    queryKey: ['flow-start', flowCode, draftId, round],
    queryFn: ({ signal }) => getStart(http, flowCode, draftId, signal),
    // What is being filled in is never read again under the person's hand.
    staleTime: Infinity,
    gcTime: 0,
  });
  const name = data?.name ?? '';
  useEffect(() => {
    if (name !== '') tab.setTitle(name);
  }, [tab, name]);

  const close = <Button onClick={() => tab.close()}>{t('ui.close')}</Button>;
  const startAgain = () => {
    tab.state.set(undefined);
    setSubmitted(undefined);
    setRound(round + 1);
  };
  const handleStart = useEffectEvent((code: string) => {
    // With a draft, or with values in its address, it has a tab of its own, which the flow centre does not open.
    if (submitted && startRoute(code) === `/flow?${query.toString()}`) startAgain();
  });
  useEffect(() => startRequests.subscribe((code) => handleStart(code)), []);
  if (submitted) {
    return (
      <Page head={<PageHeader title={name} />}>
        <SubmittedNote process={submitted} onAgain={startAgain} close={close} />
      </Page>
    );
  }
  const reason = noStartReason(data, error);
  if (data && !reason) {
    return (
      <StartForm
        key={`${flowCode} ${round}`}
        start={data}
        draftId={draftId}
        given={valuesIn(given)}
        onDraft={(draft) => tab.state.set({ draft })}
        onSubmitted={(process) => {
          tab.state.set(undefined);
          setSubmitted(process);
        }}
      />
    );
  }
  return (
    <Page head={<PageHeader title={name || t('workflow.start.title')} />}>
      {reason && (
        <NoStartNote
          reason={reason}
          processId={draftId}
          onAgain={draftId === undefined ? undefined : startAgain}
          close={close}
        />
      )}
      {error && !reason && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />}
    </Page>
  );
}
