import { createFakeHost } from '../fakeHost';
import { examine } from './examine';

const host = createFakeHost();

it('says what is wrong in words, and on which line', async () => {
  const protocol =
    '{\n  "protocolversion": "1.0.0",\n  "pageinfo": { "type": 200 },\n  "controls": [\n    { "type": "selct", "name": "a" }\n  ]\n}';
  const { isRefused, findings } = await examine({ protocol }, host);
  expect(isRefused).toBe(false);
  expect(findings).toEqual([
    expect.objectContaining({
      code: 'unknown-control',
      position: expect.objectContaining({ line: 5 }),
      reason: expect.stringContaining('select'),
    }),
  ]);
});

it('says where a text stops being JSON, whatever the browser says of it', async () => {
  expect(await examine({ protocol: '{\n  "pageinfo": }' }, host)).toMatchObject({
    isRefused: true,
    findings: [{ code: 'not-json', position: { line: 2, column: 15 } }],
  });
});

it('knows no lines of a page that came as an object', async () => {
  const { findings } = await examine({ protocol: { protocolversion: '1.0.0' } }, host);
  expect(findings.every(({ position }) => position === undefined)).toBe(true);
  expect(findings.length).toBeGreaterThan(0);
});

it('fetches the controls that a page is the first to use before it judges it', async () => {
  const protocol = { protocolversion: '1.0.0', pageinfo: { type: 200 }, controls: [{ type: 'rate', name: 'stars' }] };
  expect(await examine({ protocol }, host)).toEqual({ isRefused: false, findings: [] });
});

it('says in its own words why a text is no JSON', async () => {
  const { findings } = await examine({ protocol: '{"controls": [1 2]}' }, host);
  expect(findings[0]?.reason).toContain('engine.json.reason');
  expect(findings[0]?.reason).toContain('engine.json.comma');
});

it('warns of a property that stands twice in an object', async () => {
  const protocol =
    '{"protocolversion": "1.0.0", "pageinfo": {"type": 200, "type": 100},\n "controls": [{"type": "text", "name": "type"}]}';
  expect(await examine({ protocol }, host)).toEqual({
    isRefused: false,
    findings: [
      {
        code: 'duplicate-key',
        path: '',
        severity: 'warning',
        reason: expect.stringContaining('"key":"type"') as string,
        position: { line: 1, column: 56 },
      },
    ],
  });
});

it('lists the first hundred mistakes of a page with thousands, and the number of the others', async () => {
  const rowactions = Array.from({ length: 10_000 }, () => ({ type: 'button', look: 'huge' }));
  const table = { type: 'table', name: 'a', source: { api: 'q' }, columns: [{ name: 'b', title: 'B' }], rowactions };
  const protocol = JSON.stringify({ protocolversion: '1.1.0', pageinfo: { type: 200 }, controls: [table] });
  const { findings } = await examine({ protocol }, host);
  expect(findings).toHaveLength(101);
  expect(findings.at(-1)).toMatchObject({
    code: 'more',
    reason: expect.stringMatching(/engine.issue.more .*"\d{4,5}"/),
  });
});
