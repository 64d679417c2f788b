import type { MeasuredControl, PageMeasures } from '@/common/pageRecord';
import type { RecordedCall } from '@/common/recordedCall';
import { VIEWS } from '../controls/viewsTable';
import type { BusinessCall, EngineHost } from '../host';
import type { PageModel } from '../model/pageModel';
import type { Tracer } from '../model/tracer';
import type { PageRecording } from '../observed';
import { createTracer } from './createTracer';
import type { PageTrace } from './createTracer';
import { measureExpressions } from './measureExpressions';
import { measureViews } from './measureViews';
import { PageCosts } from './pageCosts';

/** Older calls are dropped. */
const MAX_CALLS = 60;

/** What is known of one page that was recorded from its opening. */
export interface Recording extends PageRecording {
  readonly costs: PageCosts;
  readonly trace: PageTrace;
  readonly calls: readonly RecordedCall[];
  /** The page, once it has started. */
  readonly page: PageModel | undefined;
}

export interface RecordingParts {
  pageCode: string;
  host: EngineHost;
  /** Those of the deployment's monitor, which go on. */
  measures: PageMeasures | undefined;
  /** Milliseconds with fractions, monotonic. */
  now(): number;
  /** Milliseconds since 1970. */
  time(): number;
}

/** The data as it is now; what cannot be copied, such as a function, is taken as it is. */
function copyOf<T>(data: T): T {
  try {
    return structuredClone(data);
  } catch {
    return data;
  }
}

/** The stages, operations and times of a page; the deployment's own measures get them as well. */
function measuresOf(costs: PageCosts, own: PageMeasures | undefined, now: () => number): PageMeasures {
  const openedAt = now();
  const note = (control: MeasuredControl | undefined, type: string, begun: number) => {
    if (control) costs.operation(control.name, control.type, type, now() - begun);
  };
  return {
    now,
    note(control, type, begun, detail) {
      note(control, type, begun);
      // The clocks differ, so the start is told as a duration.
      own?.note(control, type, own.now() - (now() - begun), detail);
    },
    async timed(control, type, detail, work) {
      const begun = now();
      try {
        return await (own ? own.timed(control, type, detail, work) : work());
      } finally {
        note(control, type, begun);
      }
    },
    reach(stage) {
      costs.stages.set(stage, now() - openedAt);
      own?.reach(stage);
    },
    end: () => own?.end(),
  };
}

/** Records one page from its opening: what happens on it, what it calls, and what that costs. */
export function createRecording({ pageCode, host, measures, now, time }: RecordingParts): Recording {
  const costs = new PageCosts(pageCode);
  const trace = createTracer(now);
  const calls: RecordedCall[] = [];
  let page: PageModel | undefined;

  async function call(request: BusinessCall): Promise<unknown> {
    const { api, input } = request;
    const begun = now();
    const sent = { api, pageCode, input: copyOf(input), at: time() };
    const note = (outcome: Pick<RecordedCall, 'answer' | 'error'>) => {
      const tookMs = now() - begun;
      calls.push({ ...sent, tookMs, ...outcome });
      if (calls.length > MAX_CALLS) calls.shift();
      costs.request({ api, startedAt: begun, tookMs, hasFailed: 'error' in outcome });
    };
    try {
      const answer = await host.call(request);
      note({ answer: copyOf(answer) });
      return answer;
    } catch (error) {
      note({ error });
      throw error;
    }
  }

  const tracer: Tracer = {
    ...trace,
    watch(started) {
      page = started;
      trace.watch(started);
    },
    begin(what, cause) {
      const span = trace.begin(what, cause);
      if (what.kind !== 'step' || what.action !== 'flycode') return span;
      const begun = now();
      // The trace knows its own spans by identity.
      const { end } = span;
      span.end = (outcome) => {
        costs.script({ path: what.path ?? '', tookMs: now() - begun });
        end.call(span, outcome);
      };
      return span;
    },
  };
  return {
    costs,
    trace,
    calls,
    get page() {
      return page;
    },
    host: trace.seenHost({ ...host, call }),
    measures: measuresOf(costs, measures, now),
    tracer,
    measure: (protocol) => measureExpressions(protocol, costs, now),
    views: measureViews(VIEWS, costs, now),
  };
}
