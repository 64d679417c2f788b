import { useT } from '@atrium/portal/sdk';
import { StatusTag } from '@atrium/portal/ui';
import type { StatusTone } from '@atrium/portal/ui';
import type { ProcessItem } from '../api/listProcesses';
import type { ProcessState } from '../api/process';

const TONES: Readonly<Record<ProcessState, StatusTone>> = {
  draft: 'neutral',
  running: 'info',
  returned: 'warning',
  withdrawn: 'neutral',
  approved: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
};

/** The state of a process, in the platform's words where it has any. */
export function ProcessStateTag({ process: { state, stateName } }: { process: ProcessItem }) {
  const t = useT();
  const text = stateName || (state && t(`workflow.state.${state}`));
  return text ? <StatusTag tone={state ? TONES[state] : 'neutral'} text={text} /> : '—';
}
