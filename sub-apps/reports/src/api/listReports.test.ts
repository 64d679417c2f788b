import { createFakePortal } from '@atrium/portal/contract/fakePortal';
import { listReports } from './listReports';

const list = (answer: unknown) => {
  const fake = createFakePortal();
  fake.answer('/api/teapi/report/list', answer);
  return listReports(fake.portal.http, new AbortController().signal);
};
const figureOf = async (figure: unknown) => (await list([{ reportcode: 'a', figure }])).entries[0]?.figure;

test('a report that cannot be read is left out and counted, and of two with one code the first is listed', async () => {
  const found = await list([{ reportcode: 'a', reportname: 'A' }, {}, null, 'b', { reportcode: 'a', category: {} }]);
  expect(found).toEqual({
    entries: [{ reportCode: 'a', name: 'A', description: '', category: '', figure: undefined }],
    faults: 3,
  });
});

test.each([[{}], ['text'], [null], [[1, 2]], [[{ code: 'a' }]]])(
  'the answer %j is no list of reports',
  async (answer) => {
    await expect(list(answer)).rejects.toMatchObject({ code: 'errors.badAnswer' });
  },
);

test('a list may be empty', async () => {
  expect(await list([])).toEqual({ entries: [], faults: 0 });
});

test.each([null, '12', 1e308, {}])('a figure with the value %j is missing, not none', async (value) => {
  expect(await figureOf({ alias: '金额', value })).toMatchObject({ name: '金额', value: undefined });
});

test('of the course of a figure the last year is kept, without what is no number', async () => {
  const trend = [...Array.from({ length: 20_000 }, (_, index) => index), null, 'x'];
  expect((await figureOf({ value: 1, trend }))?.trend).toEqual(
    Array.from({ length: 10 }, (_, index) => 19_990 + index),
  );
});

test('names of thousands of signs are cut', async () => {
  const long = '长'.repeat(3_000);
  const { entries } = await list([{ reportcode: 'a', reportname: long, description: long, category: long }]);
  const [report] = entries;
  expect([report?.name, report?.description, report?.category].map((text) => text?.length)).toEqual([200, 200, 200]);
});
