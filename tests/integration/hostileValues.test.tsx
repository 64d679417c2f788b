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
import { findGalleryPage } from '../../mock/domain/gallery/pages';
import { exampleTypes } from '../../mock/domain/gallery/examples';

addControls(moreControls);
addPatterns(compilePattern);

const LEVELS = 10_000;
const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => Array.from({ length: levels }).reduce<unknown>(wrap, 'x');

/** What may stand where a control's value is expected. A page comes as JSON, so there is nothing else. */
const VALUES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['zero', 0],
  ['a number', -12.5],
  ['a huge number', 1e308],
  ['a text', 'text'],
  ['an empty text', ''],
  ['a long text', '长'.repeat(20_000)],
  ['true', true],
  ['false', false],
  ['an empty list', []],
  ['a list of everything', [null, 1, 'a', true, [], {}, [['x']]]],
  ['an empty record', {}],
  ['a record', { key: 1, text: 'one', value: { a: [1] } }],
  ['a record without a text form', { toString: 1, valueOf: [], toJSON: 'x' }],
  ['a list of records without a text form', [{ key: { toString: 1 }, text: { valueOf: 1 }, id: [], start: {}, rows: 1 }]],
  ['names of the prototype', JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":1}}')],
  ['the name of a prototype', '__proto__'],
  ['a list of such names', ['constructor', '__proto__', 'toString']],
  ['no number', 'NaN'],
  ['an endless number', '-Infinity'],
  ['a date that does not exist', '2026-02-30'],
  ['a date far away', '+999999-13-45T99:99'],
  ['a range of wrong dates', ['2026-99-99', null, {}]],
  ['a wrong time', '25:61:99'],
  ['half a surrogate', '\uD83D'],
  ['an address that runs', 'javascript:alert(1)'],
  ['formatted text', '<img src=x onerror=alert(1)><script>x</script>'],
  ['a list nested deeply', nested(LEVELS, (inner) => [inner])],
  ['records nested deeply', nested(LEVELS, (inner) => ({ children: [inner], key: 1, text: 'x' }))],
];

const TYPES = [...CORE_TYPES, ...moreControls.facts.map(({ type }) => type)];

const FACTS: readonly string[] = ['hidden', 'required', 'readonly', 'onload', 'onvaluechange', 'input'];

/** A control of an example, whose controls have names that no other control of the page has. It does not depend on the rest of its example. */
const alone = (control: unknown, prefix: string): unknown => JSON.parse(JSON.stringify(control, (key, part: unknown) => {
  if (FACTS.includes(key)) return undefined;
  const isControl = typeof part === 'object' && part !== null && 'type' in part && 'name' in part;
  return isControl ? { ...part, name: `${prefix}_${String(part.name)}` } : part;
}));

/** The first control of a type that its example in the gallery shows. */
function exampleOf(type: string): Record<string, unknown> {
  const found: unknown[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('type' in part && part.type === type && 'name' in part) found.push(part);
    Object.values(part).forEach(visit);
  };
  visit(findGalleryPage(`gallery-${type}`)?.protocol);
  if (!found[0]) throw new Error(`no example of ${type}`);
  return alone(found[0], type) as Record<string, unknown>;
}

const host = (call: () => unknown = () => ({ items: [], __itemcount: 0 })) => createFakeHost({ call: () => Promise.resolve(call()) });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

type World = ReturnType<typeof host>;

/** Shows hostile controls between two good ones. */
async function show(controls: readonly unknown[], { status = PAGE_STATUS.edit as PageStatus, more = {}, call }: { status?: PageStatus; more?: Record<string, unknown>; call?: () => unknown } = {}): Promise<World> {
  const world = host(call);
  const protocol = { protocolversion: '1.1.0', pageinfo: { type: 200, title: 'Page' }, controls: [{ type: 'text', name: 'before', title: 'Before' }, ...controls, { type: 'text', name: 'after', title: 'After' }], ...more };
  await act(async () => {
    render(<PageView pageCode="hostile" protocol={protocol} host={world} status={status} chrome="page" />);
    await Promise.resolve();
  });
  // The rest of a long page, and what controls fetch before they are shown.
  for (let turn = 0; turn < 3; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return world;
}

const isBug = (error: unknown) => ((error as { kind?: string }).kind ?? 'bug') === 'bug';

/** Data that is nested too deep has a card in its place. */
const EXPECTED_ISSUES: readonly string[] = ['unknown-component', 'data-depth'];

const cards = () =>
  screen
    .queryAllByRole('alert')
    .filter(({ dataset }) => dataset.issue !== undefined && !EXPECTED_ISSUES.includes(dataset.issue))
    .map(({ textContent }) => textContent);

function expectThatAllIsShown(world: World) {
  expect(screen.getByText('Before')).toBeInTheDocument();
  expect(screen.getByText('After')).toBeInTheDocument();
  expect(world.log.errors.filter(isBug)).toEqual([]);
  expect(cards()).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  cleanup();
}

const EXAMPLES = TYPES.map((type) => ({ ...exampleOf(type), name: `the_${type}` }));
const everyControl = (more: Record<string, unknown>) => EXAMPLES.map((control) => ({ ...control, ...more }));

const INPUTS = TYPES.filter((type) => factsOf(type)?.category === 'input' || type === 'label').map((type) => `the_${type}`);

it('every control type has an example', () => {
  expect(TYPES.filter((type) => !exampleTypes().includes(type))).toEqual([]);
});

describe.each(Object.entries(PAGE_STATUS).filter(([status]) => status !== 'edit'))('in a page that is %s', (_status, status) => {
  it.each(VALUES)('every control can be shown whose value is %s', async (_what, value) => {
    expectThatAllIsShown(await show(everyControl({ value }), { status }));
  });

  it.each(VALUES)('every control can be shown as a column in whose cells stands %s', async (_what, value) => {
    const columns = everyControl({ value: undefined }).filter(({ name }) => INPUTS.includes(name));
    const row = Object.fromEntries(columns.map(({ name }) => [name, value]));
    expectThatAllIsShown(await show([{ type: 'array', name: 'hostile', title: 'Lines', controls: columns, value: [row, row] }], { status }));
  });
});

it.each(VALUES)('every control can be shown when a record is loaded that holds %s', async (_what, value) => {
  const controls = everyControl({ value: undefined });
  const record = Object.fromEntries(controls.map(({ name }) => [name, value]));
  expectThatAllIsShown(await show(controls, { call: () => record, more: { onload: { steps: [{ do: 'call', api: 'load', id: 'loaded' }, { do: 'fill', values: '=loaded' }] } } }));
});

it.each(VALUES)('every input can be used that holds %s', async (_what, value) => {
  const world = await show(everyControl({ value  }));
  for (const element of document.querySelectorAll<HTMLElement>('input, textarea, [tabindex="0"]')) await act(async () => element.focus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expectThatAllIsShown(world);
});
