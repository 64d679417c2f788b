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

/** The answer of a path (`resp_data`), or what makes one; an `Error` is thrown. */
export type FakeAnswer = unknown;
type MakeAnswer = (input: never) => unknown;

export interface FakeHttp {
  readonly http: PortalHttp;
  /** Calls made, oldest first. */
  readonly calls: FakeCall[];
  callsOf(path: string): FakeCall[];
  /** From now on the path answers this. */
  answer(path: string, answer: FakeAnswer): void;
}

const cancelled = (signal: AbortSignal) => new AppError('cancelled', 'The call was given up', { cause: signal.reason });

/** Rejects when the call is given up, as the host's client does. */
const givenUp = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(cancelled(signal));
    signal?.addEventListener('abort', () => reject(cancelled(signal)), { once: true });
  });

/** Answers each call anew with what the test has set, and fails loudly for a path without an answer. It caches nothing. */
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
    const answer = await Promise.race([reply(made), givenUp(made.signal)]);
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
