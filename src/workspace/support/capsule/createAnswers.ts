import { AppError, ERROR_KINDS } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import type { CapsuleCall } from './capsule';

/** The calls of a page that is shown again, answered from what was recorded. */
export interface Answers {
  /**
   * The answer to the same call. The same input may have been answered more than once: the answers come in their order, the
   * last one again and again. Rejects as the call did, or with a `user` error for a call that was not recorded.
   */
  answer(api: string, input: unknown): Promise<unknown>;
}

/** The same text for the same input, in whatever order its fields stand. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1))) : part,
  );
}

export interface AnswersDeps {
  /** The words for a call that was not recorded. @param hasOther It was, with another input. */
  unrecorded(api: string, hasOther: boolean): string;
  /** Runs for each call that was not recorded. */
  onUnrecorded?(api: string): void;
}

export function createAnswers(calls: readonly CapsuleCall[], { unrecorded, onUnrecorded }: AnswersDeps): Answers {
  const byCall = new Map<string, CapsuleCall[]>();
  const apis = new Set(calls.map(({ api }) => api));
  const keyOf = (api: string, input: unknown) => `${api} ${canonical(input)}`;
  for (const call of calls) {
    const key = keyOf(call.api, call.input);
    byCall.set(key, [...(byCall.get(key) ?? []), call]);
  }
  return {
    async answer(api, input) {
      const recorded = byCall.get(keyOf(api, input));
      const [call] = recorded ?? [];
      if (!recorded || !call) {
        onUnrecorded?.(api);
        throw new AppError('user', unrecorded(api, apis.has(api)), { reason: 'unrecorded' });
      }
      if (recorded.length > 1) recorded.shift();
      if (!call.error) return structuredClone(call.answer);
      const kind = ERROR_KINDS.find((each) => each === call.error?.kind) ?? 'service';
      throw new AppError(kind, call.error.message, { code: call.error.code, status: call.error.status });
    },
  };
}
