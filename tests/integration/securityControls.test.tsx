import { act, cleanup, render, screen } from '@testing-library/react';
import { addControls, addPatterns } from '@/engine/loadParts';
import { compilePattern } from '@/engine/patterns/compilePattern';
import { CORE_TYPES } from '@/engine/controls/coreTypes';
import { factsOf } from '@/engine/controls/factsTable';
import { moreControls } from '@/engine/controls/moreControls';
import { createFakeHost } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import type { PageStatus } from '@/engine/host';
import { PageView } from '@/engine';
import { activeContent } from '../support/activeContent';
import { FOREIGN_HOST, HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '../support/hostileMarkup';
import { exampleOf } from '../support/hostileValues';

addControls(moreControls);
addPatterns(compilePattern);

const TYPES = [...CORE_TYPES, ...moreControls.facts.map(({ type }) => type)];
const IN_COLUMNS = TYPES.filter((type) => factsOf(type)?.category === 'input' || type === 'label');

/** All texts one after the other: what takes one of them for HTML finds an element in it. */
const ALL_TEXTS = HOSTILE_TEXTS.join(' ');

/** Properties that hold an address, or a record of a file. */
const ADDRESS_KEYS = /^(url|src|href|address|filename|thumbnail|image|icon)$/;

/** A control whose every text for people is another one: titles, tips, words of choices, and what it holds. */
function poisoned(type: string, words: string): Record<string, unknown> {
  const replace = (value: unknown, key: string, isValue: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => replace(item, key, isValue));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, replace(part, name, isValue || name === 'value')]),
      );
    if (typeof value !== 'string' || value.startsWith('=')) return value;
    const isForPeople = value.startsWith('@') || isValue || ADDRESS_KEYS.test(key) || key === 'text';
    return isForPeople ? words : value;
  };
  const control = replace(exampleOf(type), '', false) as Record<string, unknown>;
  return { ...control, title: words, tip: words, placeholder: words };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function show(controls: readonly unknown[], status: PageStatus, answer: unknown = { items: [], __itemcount: 0 }) {
  const host = createFakeHost({ call: () => Promise.resolve(answer) });
  const title = ALL_TEXTS.slice(0, 500);
  const protocol = { protocolversion: '1.1.0', pageinfo: { type: 200, title }, controls };
  await act(async () => {
    render(<PageView pageCode="hostile" protocol={protocol} host={host} status={status} chrome="page" />);
    await Promise.resolve();
  });
  // Wait for the rest of a long page and for lazily loaded controls.
  for (let turn = 0; turn < 3; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return host;
}

const STATUSES = [
  ['edited', PAGE_STATUS.edit],
  ['read', PAGE_STATUS.view],
] as const;

it.each(STATUSES)(
  'no control runs, fetches or links to anything when all its texts are hostile and it is %s',
  async (_how, status) => {
    await show(
      TYPES.map((type) => poisoned(type, ALL_TEXTS)),
      status,
    );
    expect(document.querySelectorAll('[data-control]').length).toBeGreaterThan(TYPES.length / 2);
    expect(document.body.textContent).toContain('window.__pwned=1');
    expect(activeContent(FOREIGN_HOST)).toEqual([]);
    expect(screen.queryAllByText('x', { selector: 'a, b' })).toEqual([]);
  },
);

/** The controls whose elements get an address from what they hold. */
async function linkingTypes(status: PageStatus): Promise<readonly string[]> {
  const probe = 'https://safe.example/probe.png';
  await show(
    TYPES.map((type) => poisoned(type, probe)),
    status,
  );
  const types = TYPES.filter((type) =>
    document.querySelector(`[data-control="the_${type}"] :is([href*="safe.example"], [src*="safe.example"])`),
  );
  cleanup();
  return types;
}

it.each(STATUSES)(
  'no control that links to or shows an address does so with a hostile one when it is %s',
  async (_how, status) => {
    const types = await linkingTypes(status);
    expect(types).toContain('link');
    const controls = types.flatMap((type) =>
      HOSTILE_ADDRESSES.map((address, index) => ({ ...poisoned(type, address), name: `${type}_${index}` })),
    );
    await show(controls, status);
    const missing = controls.filter(({ name }) => !document.querySelector(`[data-control="${name}"]`));
    expect(missing).toEqual([]);
    expect(activeContent(FOREIGN_HOST)).toEqual([]);
  },
);

/** Rows that jsdom, where everything has the height 0, shows of one list. */
const SHOWN_ROWS = 15;

it('no cell of a list runs, fetches or links to anything, whichever control draws it', async () => {
  // In a protocol a text that begins with = is an expression.
  const values = [...HOSTILE_ADDRESSES, ...HOSTILE_TEXTS].filter((value) => !value.startsWith('='));
  const columns = IN_COLUMNS.map((type) => ({ ...exampleOf(type), title: ALL_TEXTS, value: undefined }));
  const rows = values.map((value) => Object.fromEntries(columns.map(({ name }) => [name, value])));
  const lists = Array.from({ length: Math.ceil(rows.length / SHOWN_ROWS) }, (_, index) => ({
    type: 'array',
    name: `lines${index}`,
    title: ALL_TEXTS,
    controls: columns,
    value: rows.slice(index * SHOWN_ROWS, (index + 1) * SHOWN_ROWS),
  }));
  await show(lists, PAGE_STATUS.view);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(rows.length);
  expect(activeContent(FOREIGN_HOST)).toEqual([]);
});
