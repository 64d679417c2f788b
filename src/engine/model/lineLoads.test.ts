import { createFakeHost } from '../fakeHost';
import { createTestPage } from './testPage';

const say = (text: string) => ({ steps: [{ do: 'message', text }] });
const column = (onload: unknown) => ({ type: 'text', name: 'a', onload });
const lines = (onload: unknown, more: Record<string, unknown> = {}) => ({
  type: 'array',
  name: 'lines',
  controls: [column(onload), { type: 'text', name: 'b' }],
  ...more,
});
const texts = ({ log }: { log: { messages: [string, string][] } }) => log.messages.map(([, text]) => text);
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
};

it('the onload of a column runs once on each row that is there, after those of the page and of the array', async () => {
  const { page, host } = createTestPage(
    [lines(say("=concat(row.a, ' ', event.index.row)"), { onload: say('array'), value: [{ a: 'x' }, { a: 'y' }] })],
    { more: { onload: say('page') } },
  );
  await page.start();
  expect(texts(host)).toEqual(['page', 'array', 'x 0', 'y 1']);
});

it('it runs on rows that are inserted or loaded later, and on none again that moves or changes', async () => {
  const { page, host, array } = createTestPage([lines(say('=row.a'), { value: [{ a: 'x' }] })]);
  await page.start();
  array('lines').insert([{ a: 'y' }]);
  await settle();
  const [first] = array('lines').list();
  if (!first) throw new Error('There is no row');
  array('lines').move(first, 1);
  array('lines').setCell(first, 'a', 'z');
  array('lines').remove([first]);
  await settle();
  expect(texts(host)).toEqual(['x', 'y']);
  page.control('lines').set([{ a: 'p' }, { a: 'q' }]);
  await settle();
  expect(texts(host)).toEqual(['x', 'y', 'p', 'q']);
});

it('a row that is gone before its turn is left out', async () => {
  const { page, host, array } = createTestPage([lines(say('=row.a'), {})]);
  await page.start();
  const rows = array('lines').insert([{ a: 'gone' }, { a: 'here' }]);
  array('lines').remove(rows.slice(0, 1));
  await settle();
  expect(texts(host)).toEqual(['here']);
});

it('it may fill another value of its row', async () => {
  const { page, value } = createTestPage([
    lines({ steps: [{ do: 'set', target: 'b', value: "=concat('B', row.a)" }] }, { value: [{ a: '1' }, { a: '2' }] }),
  ]);
  await page.start();
  expect(value('lines')).toEqual([
    { a: '1', b: 'B1' },
    { a: '2', b: 'B2' },
  ]);
});

it('the onload of a section field runs once for each section', async () => {
  const sections = {
    controls: [{ type: 'text', name: 'zone', onload: say("=concat(section.zone, ' ', event.index.section)") }],
  };
  const { page, host, array } = createTestPage([
    lines(say('=row.a'), { sections, value: [{ zone: 'east', rows: [{ a: 'x' }] }] }),
  ]);
  await page.start();
  array('lines').insertSections([{ zone: 'west' }]);
  await settle();
  expect(texts(host)).toEqual(['east 0', 'x', 'west 1']);
});

it('5,000 rows ask the server for no more than 20 answers at a time', async () => {
  let open = 0;
  let most = 0;
  const host = createFakeHost({
    call: async () => {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return {};
    },
  });
  const value = Array.from({ length: 5000 }, (_, index) => ({ a: String(index) }));
  const { page } = createTestPage(
    [lines({ steps: [{ do: 'call', api: 'price', input: { a: '=row.a' } }] }, { value })],
    { host },
  );
  await page.start();
  expect(host.log.calls).toHaveLength(5000);
  expect(most).toBeLessThanOrEqual(20);
});

it('an onload that inserts rows without end is stopped with a configuration error', async () => {
  const { page, host, array } = createTestPage([
    lines({ steps: [{ do: 'insertRows', target: 'lines', values: [{ a: 'again' }] }] }, { value: [{ a: 'x' }] }),
  ]);
  await page.start();
  await settle();
  expect(host.log.errors).toEqual([expect.objectContaining({ kind: 'config' })]);
  expect(array('lines').list().length).toBeLessThan(2100);
});

it('an array without such an event has none to run: nothing is fetched or walked through', async () => {
  const { page, host, array } = createTestPage([
    { type: 'array', name: 'lines', controls: [{ type: 'text', name: 'a' }], value: [{ a: 'x' }] },
  ]);
  await page.start();
  array('lines').insert([{ a: 'y' }]);
  await settle();
  expect(host.log.errors).toEqual([]);
});
