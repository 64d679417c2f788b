import { AppError } from '../../common/errors/appError';
import type { PortalHttp } from './portal';

export interface FakeCall {
  path: string;
  /** The body of a POST, the query of a GET. */
  input: unknown;
  pageCode?: string;
  /** The HTTP cache must not answer. */
  isFresh?: boolean;
  signal?: AbortSignal;
}

/** The answer of a path (`resp_data`), or a function of the input that returns it; an `Error` is thrown. */
export type FakeAnswer = unknown;
type MakeAnswer = (input: never) => unknown;

export interface FakeHttp {
  readonly http: PortalHttp;
  /** Calls made, oldest first. */
  readonly calls: FakeCall[];
  callsOf(path: string): FakeCall[];
  /** Sets the answer of a path. */
  answer(path: string, answer: FakeAnswer): void;
}

const cancelled = (signal: AbortSignal) => new AppError('cancelled', 'The call was aborted', { cause: signal.reason });

/** Rejects when the call is aborted, as the host's client does. */
const aborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(cancelled(signal));
    signal?.addEventListener('abort', () => reject(cancelled(signal)), { once: true });
  });

/** Answers each call with the answer that the test has set. Rejects for a path without one. It caches nothing. */
export function createFakeHttp(): FakeHttp {
  const calls: FakeCall[] = [];
  const answers = new Map<string, FakeAnswer>();

  const reply = async ({ path, input }: FakeCall): Promise<unknown> => {
    if (!answers.has(path)) throw new AppError('bug', `No answer was given for ${path}`);
    const answer = answers.get(path);
    const made: unknown = typeof answer === 'function' ? await (answer as MakeAnswer)(input as never) : answer;
    if (made instanceof Error) throw made;
    return made;
  };
  const call = async (made: FakeCall) => {
    calls.push(made);
    const answer = await Promise.race([reply(made), aborted(made.signal)]);
    if (made.signal?.aborted) throw cancelled(made.signal);
    return answer;
  };

  return {
    http: {
      get: (path, query, options) => call({ path, input: query, ...options }),
      post: (path, body, options) => call({ path, input: body, ...options }),
      forgetReads: () => undefined,
    },
    calls,
    callsOf: (path) => calls.filter((made) => made.path === path),
    answer: (path, answer) => void answers.set(path, answer),
  };
}
