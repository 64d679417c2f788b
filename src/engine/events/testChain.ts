import { createFakeHost } from '../fakeHost';
import type { FakeHost } from '../fakeHost';

export type Answers = Record<string, unknown>;

/** For tests: a server that answers by api: a value, an error to refuse with, or what a function answers. */
export const serve = (answers: Answers): FakeHost =>
  createFakeHost({
    call: async ({ api, input }) => {
      const answer: unknown = answers[api];
      const found: unknown =
        typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(input) : answer;
      if (found instanceof Error) throw found;
      return found;
    },
  });

/** A step that calls the server. */
export const call = (api: string, input?: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  do: 'call',
  api,
  ...(input && { input }),
  ...more,
});

/** A button with this event, or these steps. */
export const button = (event: Record<string, unknown> | unknown[], more: Record<string, unknown> = {}) => ({
  type: 'button',
  name: 'go',
  onclicked: Array.isArray(event) ? { steps: event } : event,
  ...more,
});

/** What was called, in order. */
export const apis = (host: FakeHost): string[] => host.log.calls.map(({ api }) => api);
