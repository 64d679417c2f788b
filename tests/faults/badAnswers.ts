import { refuse } from '../../src/services/testing/fakeServer';

type Answer = () => Response | { resp_data: unknown } | Promise<never>;

const raw =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { 'content-type': 'application/json' } });
const data = (value: unknown) => () => ({ resp_data: value });

/** Responses of a broken platform, a proxy or a lost connection to any call. */
export const BAD_ANSWERS: readonly (readonly [kind: string, answer: Answer])[] = [
  ['half a text', raw('{"resp_data":[{"a"')],
  ['a page of HTML', raw('<!doctype html><title>Sign in to the network</title>')],
  ['nothing', raw('')],
  ['a bare list', raw('[]')],
  ['a number', data(42)],
  ['a word', data('yes')],
  ['null', data(null)],
  ['a list of numbers', data([1, 2])],
  ['a list of nulls', data([null])],
  ['nested nonsense', data({ items: { a: [{}] } })],
  ['an error without words', () => refuse(500)],
  ['an error with an unknown code', () => refuse(500, 'no.such.code', 600)],
  ['an error of HTML', raw('<h1>502</h1>', 502)],
  ['that it is busy', () => refuse(503)],
  ['that it may not be', () => refuse(403)],
  ['a cut line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never', () => new Promise<never>(() => undefined)],
];
