import { createHash } from 'node:crypto';

/** The answers of calls by the request of their caller, the oldest first. */
export type AnsweredCalls = Map<string, { input: string; answer: unknown }>;

/** A call is repeated within seconds: the oldest of more answers are forgotten. */
const MOST_ANSWERS = 1_000;

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64');

/**
 * Works once for each request: a call that is repeated after its response was lost gets the first answer again. A call
 * that fails is not kept.
 * @param request Identifies caller and request; undefined for a call that is not repeated.
 * @param work Told whether the request was answered before for other input.
 */
export function answerOnce<Answer>(
  calls: AnsweredCalls,
  request: string | undefined,
  input: unknown,
  work: (wasAnswered: boolean) => Answer,
): Answer {
  if (request === undefined) return work(false);
  const hash = hashOf(input);
  const first = calls.get(request);
  if (first?.input === hash) return first.answer as Answer;
  const answer = work(first !== undefined);
  calls.set(request, { input: hash, answer });
  const [oldest] = calls.keys();
  if (calls.size > MOST_ANSWERS && oldest !== undefined) calls.delete(oldest);
  return answer;
}
