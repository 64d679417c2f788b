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
import { exampleTypes } from '../../mock/domain/gallery/examples';
import { exampleOf, HOSTILE_VALUES } from '../support/hostileValues';

addControls(moreControls);
addPatterns(compilePattern);

const TYPES = [...CORE_TYPES, ...moreControls.facts.map(({ type }) => type)];

const host = (call: () => unknown = () => ({ items: [], __itemcount: 0 })) =>
  createFakeHost({ call: () => Promise.resolve(call()) });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type World = ReturnType<typeof host>;

/** Shows hostile controls between two valid ones. */
async function show(
  controls: readonly unknown[],
  {
    status = PAGE_STATUS.edit as PageStatus,
    more = {},
    call,
  }: { status?: PageStatus; more?: Record<string, unknown>; call?: () => unknown } = {},
): Promise<World> {
  const world = host(call);
  const protocol = {
    protocolversion: '1.1.0',
    pageinfo: { type: 200, title: 'Page' },
    controls: [
      { type: 'text', name: 'before', title: 'Before' },
      ...controls,
      { type: 'text', name: 'after', title: 'After' },
    ],
    ...more,
  };
  await act(async () => {
    render(<PageView pageCode="hostile" protocol={protocol} host={world} status={status} chrome="page" />);
    await Promise.resolve();
  });
  // Wait for the rest of a long page and for lazily loaded controls.
  await act(() => jest.advanceTimersByTimeAsync(60));
  return world;
}

const isBug = (error: unknown) => ((error as { kind?: string }).kind ?? 'bug') === 'bug';

/** Issues shown for too deeply nested data and unknown components. */
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

const EXAMPLES = TYPES.map((type) => exampleOf(type));
const everyControl = (more: Record<string, unknown>) => EXAMPLES.map((control) => ({ ...control, ...more }));

const INPUTS = TYPES.filter((type) => factsOf(type)?.category === 'input' || type === 'label').map(
  (type) => `the_${type}`,
);

it('every control type has an example', () => {
  expect(TYPES.filter((type) => !exampleTypes().includes(type))).toEqual([]);
});

it.each(HOSTILE_VALUES)('every control can be read when its value is %s', async (_what, json) => {
  const value: unknown = JSON.parse(json);
  expectThatAllIsShown(await show(everyControl({ value }), { status: PAGE_STATUS.view }));
});

it.each(HOSTILE_VALUES)('every control can be shown in a column whose cells contain %s', async (_what, json) => {
  const value: unknown = JSON.parse(json);
  const columns = everyControl({ value: undefined }).filter(({ name }) => INPUTS.includes(name));
  const row = Object.fromEntries(columns.map(({ name }) => [name, value]));
  expectThatAllIsShown(
    await show([{ type: 'array', name: 'hostile', title: 'Lines', controls: columns, value: [row, row] }]),
  );
});

it.each(HOSTILE_VALUES)('every control can be shown when a loaded record contains %s', async (_what, json) => {
  const value: unknown = JSON.parse(json);
  const controls = everyControl({ value: undefined });
  const record = Object.fromEntries(controls.map(({ name }) => [name, value]));
  expectThatAllIsShown(
    await show(controls, {
      call: () => record,
      more: {
        onload: {
          steps: [
            { do: 'call', api: 'load', id: 'loaded' },
            { do: 'fill', values: '=loaded' },
          ],
        },
      },
    }),
  );
});
