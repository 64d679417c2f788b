import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/project.mjs';
import { isSpecified } from '../../src/services/http/specifiedCalls';
import { createSpecifiedCalls } from '../support/bare-platform/specifiedCalls';

/** Mock pages of third parties and test control calls, which the client never uses. */
const NOT_OF_THE_PLATFORM = ['/api/mock-phone', '/api/mock-idp/', '/api/mock-files/', '/api/__mock__/'];

const handled = readdirSync(inRoot('mock/api'))
  .flatMap((file) => Object.keys((jest.requireActual(inRoot('mock/api', file)) as { default: object }).default))
  .filter((key) => !NOT_OF_THE_PLATFORM.some((path) => key.includes(path)));

const pathOf = (key: string) => key.split(' ')[1] ?? '';

/** The calls of a row, which may end with several verbs: `POST /api/role/{list,get}`. */
function alternativesOf(row: string): string[] {
  const [, path, verbs] = /^(.*)\{(.*)\}$/.exec(row) ?? [];
  return verbs === undefined ? [row] : verbs.split(',').map((verb) => `${path}${verb}`);
}

test('the table in mock/README.md lists every mock call that is not in the specification', () => {
  const rows = [...readFileSync(inRoot('mock/README.md'), 'utf8').matchAll(/^\| `((?:GET|POST) \/api\/\S+)` \|/gm)];
  const unlisted = handled.filter((key) => !isSpecified(pathOf(key)));
  expect(rows.flatMap(([, key]) => alternativesOf(key ?? '')).sort()).toEqual([...unlisted].sort());
});

test('the mock implements every call of the specification with the same method', () => {
  expect(handled.filter((key) => isSpecified(pathOf(key)))).toEqual(
    expect.arrayContaining([
      'POST /api/auth/login',
      'GET /api/auth/refreshtoken',
      'POST /api/teapi/protocol/pagenavigation/getpagebykey',
      'POST /api/teapi/dy-biz/:api',
    ]),
  );
});

test('the bare platform implements the same list of specified calls', () => {
  const { listed } = createSpecifiedCalls();
  expect(listed.filter((key) => !isSpecified(pathOf(key)))).toEqual([]);
  const isAnswered = (key: string) => listed.includes(key) || key.includes('/dy-biz/');
  expect(handled.filter((key) => isSpecified(pathOf(key)) && !isAnswered(key))).toEqual([]);
});
