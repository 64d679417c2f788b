import { useRef, useState } from 'react';
import { useTranslate } from '@/app-context/services';
import { ContentBoundary } from '@/workspace/content/ContentBoundary';
import { EnginePage } from '@/workspace/content/EnginePage';
import type { Capsule, CapsulePage } from '@/workspace/support/capsule/capsule';
import { createAnswers } from '@/workspace/support/capsule/createAnswers';
import { valuesAt } from '@/workspace/support/capsule/valuesAt';
import { usePreviewRuntime } from '../createPreviewRuntime';
import { capsuleHost } from './capsuleHost';

export interface CapsulePageViewProps {
  capsule: Capsule;
  page: CapsulePage;
  /** How many steps of the trace have happened. */
  step: number;
  onUnrecorded(api: string): void;
  onClose(): void;
}

/** The page as it was after a step. Another step needs another `key`. */
export function CapsulePageView({ capsule, page, step, onUnrecorded, onClose }: CapsulePageViewProps) {
  const t = useTranslate();
  const runtime = usePreviewRuntime();
  const root = useRef<HTMLDivElement>(null);
  const { code, protocol, fragments, status, linkParam } = page;
  const [{ host, values }] = useState(() => {
    const answers = createAnswers(capsule.calls, {
      unrecorded: (api, hasOther) =>
        t(hasOther ? 'preview.capsule.otherInput' : 'preview.capsule.unrecorded', { name: api }),
      onUnrecorded,
    });
    const own = runtime.hostFor({ number: step, pageCode: code, protocol, fragments, linkParam }, onClose);
    return { host: capsuleHost(own, page, answers), values: valuesAt(capsule, step) };
  });

  /** Shows the control that the step is about. */
  const handleLoaded = () => {
    const entry = capsule.trace[step - 1];
    const name = entry && 'control' in entry ? entry.control?.split('.')[0] : undefined;
    if (name === undefined) return;
    const element = root.current?.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`);
    element?.setAttribute('data-pointed', 'true');
    element?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={root}>
      <ContentBoundary>
        <EnginePage
          pageCode={code}
          protocol={protocol}
          fragments={fragments}
          host={host}
          status={status}
          linkParam={linkParam}
          values={values}
          chrome="page"
          onLoaded={handleLoaded}
        />
      </ContentBoundary>
    </div>
  );
}
