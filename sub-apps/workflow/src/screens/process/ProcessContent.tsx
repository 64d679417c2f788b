import { lookUp } from '@atrium/common/lookUp';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, PanelContent, Skeleton, StateNote } from '@atrium/portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { processQuery } from '../../api/getProcess';
import type { Outcome } from '../../api/handleProcess';
import type { ProcessAction } from '../../api/process';
import { processTexts } from '../../locales/process';
import { useAutoNext } from './autoNext';
import { HandledNote } from './HandledNote';
import type { ListedProcess, Neighbours } from './neighboursOf';
import { ProcessView } from './ProcessView';
import type { ProcessInput } from './useProcessInput';

/** For the list, which reads a process ahead of its panel. */
export { processQuery };

/** @public `lazyContent` adds them with the panel. */
export const texts = processTexts;

/** Why a process is not shown, by the code of the platform: a link may be old, or meant for somebody else. */
const REFUSALS: Readonly<Record<string, 'gone' | 'forbidden'>> = {
  'flow.not_found': 'gone',
  'flow.not_yours': 'forbidden',
};

export interface ProcessContentProps {
  processId: string;
  /** Beside a list, or a page of its own. */
  frame: 'panel' | 'page';
  input: ProcessInput;
  /** The items of the list that it was opened from. */
  neighbours?: Neighbours<ListedProcess>;
  /** Opens another item of that list. */
  onOpen?(process: ListedProcess): void;
  /** Closes the panel or the tab. */
  onLeave(): void;
}

/** A process: what it shows, what the person may do, and what became of that. */
export default function ProcessContent(props: ProcessContentProps) {
  const { processId, frame, input, neighbours, onOpen, onLeave } = props;
  const t = useT();
  const { http, message, nav } = usePortal();
  const autoNext = useAutoNext();
  const queries = useQueryClient();
  const query = processQuery(http, processId);
  const [handled, setHandled] = useState<{ action: ProcessAction; outcome: Outcome }>();
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    enabled: !handled,
    // In a panel the press on the row has asked just now, and an error of the server is final.
    retryOnMount: frame === 'page',
  });

  if (handled) {
    return (
      <HandledNote
        {...handled}
        frame={frame}
        autoNext={autoNext}
        next={neighbours?.following}
        onNext={(next) => onOpen?.(next)}
        onShow={() => setHandled(undefined)}
        onLeave={onLeave}
      />
    );
  }
  const refused = lookUp(REFUSALS, error?.code ?? '');
  if (!data && refused) {
    const [title, hint] = [t(`workflow.process.${refused}`), t(`workflow.process.${refused}.hint`)];
    const action = <Button onClick={() => nav.openRoute('/undeal')}>{t('workflow.process.toList')}</Button>;
    if (frame === 'page') return <StateNote isWholePage title={title} hint={hint} action={action} />;
    return (
      <PanelContent>
        <StateNote title={title} hint={hint} />
      </PanelContent>
    );
  }
  if (!data) {
    return (
      <PanelContent>
        {error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
        )}
      </PanelContent>
    );
  }
  return (
    <ProcessView
      process={data}
      isGone={error?.code === 'flow.not_found'}
      frame={frame}
      input={input}
      neighbours={neighbours}
      autoNext={autoNext}
      onOpen={onOpen}
      onLeave={onLeave}
      onReadAgain={() => {
        if (!isFetching) void refetch();
      }}
      onTaskEnded={(action, outcome) => {
        const following = neighbours?.following;
        if (action === 'approve' && autoNext.isOn && following && onOpen) {
          message.success(t('workflow.process.done.approve'));
          onOpen(following);
        } else {
          setHandled({ action, outcome });
          // It is another one now, and read again only when the person asks to see it.
          queries.removeQueries({ queryKey: query.queryKey });
        }
      }}
    />
  );
}
