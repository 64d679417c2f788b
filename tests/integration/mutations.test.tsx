import { act, cleanup, render } from '@testing-library/react';
import { AppError } from '@/common/errors/appError';
import { addControls, addPatterns } from '@/engine/loadParts';
import { compilePattern } from '@/engine/patterns/compilePattern';
import { moreControls } from '@/engine/controls/moreControls';
import { createFakeHost } from '@/engine/fakeHost';
import type { FakeHost } from '@/engine/fakeHost';
import type { PageStatus } from '@/engine/host';
import { PageView } from '@/engine';
import { PageModel } from '@/engine/model/pageModel';
import { validatePage } from '@/engine/model/validatePage';
import { readProtocol } from '@/engine/protocol/readProtocol';
import { exampleTypes } from '../../mock/domain/gallery/examples';
import { GALLERY_CODE, findGalleryPage } from '../../mock/domain/gallery/pages';
import { findPage, pageCodes } from '../../mock/domain/protocols';
import { mutateProtocol } from '../support/mutateProtocol';
import { seededRandom } from '../support/seededRandom';

addControls(moreControls);
addPatterns(compilePattern);

const PAGES: readonly unknown[] = [
  ...pageCodes().map((code) => findPage(code)?.protocol),
  ...[GALLERY_CODE, ...exampleTypes().map((type) => `${GALLERY_CODE}-${type}`)].map(
    (code) => findGalleryPage(code)?.protocol,
  ),
];
const MUTATIONS = 2_000;
/** One in this many pages without a new kind of failure is rendered too. */
const SHOWN_ONE_IN = 12;
/**
 * CPU time of a page that hangs: what compiles and collects garbage beside it counts as well. `npm run bench -- faults`
 * measures against the second that a person waits.
 */
const HANG_MS = 10_000;

/** Unusual server responses. */
const ANSWERS = [
  { items: [{ id: 1 }], __itemcount: 1 },
  { items: [], __itemcount: 0 },
  null,
  [],
  'text',
  [{ key: 1, text: 'one' }],
  { lines: [{ qty: 1 }, null, 'x'] },
  [
    { key: 'a', text: 'A' },
    { key: 'a', text: 'B' },
  ],
  { items: [{ toString: 1, id: { valueOf: 2 } }], __itemcount: '1' },
];
/** Unusual input values. */
const INPUTS: readonly unknown[] = [
  '',
  '长'.repeat(500),
  '-1e400',
  '2026-13-45',
  -1,
  0.1,
  NaN,
  null,
  [],
  {},
  [[1]],
  { key: '__proto__' },
  { toString: 1 },
  ['a', 'a'],
  undefined,
];

const random = seededRandom(7);
const pick = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const oddHost = () =>
  createFakeHost({
    call: () =>
      random() < 0.2 ? Promise.reject(new AppError('service', 'no')) : Promise.resolve(structuredClone(pick(ANSWERS))),
  });
const statusOf = (index: number) => ((index % 3) + 1) as PageStatus;

const isBug = (error: unknown) => ((error as { kind?: string } | undefined)?.kind ?? 'bug') === 'bug';

interface Outcome {
  /** The kinds of issues of the page, without their paths. */
  readonly kind: string;
  readonly bugs: readonly unknown[];
}

/** Reads and opens the page, sets unusual values in every control, validates it and closes it. */
async function live(protocol: unknown, index: number): Promise<Outcome> {
  const host = oddHost();
  const result = readProtocol(protocol);
  const issues = 'refused' in result ? result.refused : result.protocol.issues;
  const kind = [...new Set(issues.map(({ code }) => code))].toSorted().join(', ');
  if ('refused' in result)
    return { kind: `refused: ${kind}`, bugs: result.refused.length > 0 ? [] : ['refused without a reason'] };
  const page = new PageModel({
    protocol: result.protocol,
    host,
    pageCode: `mutation-${index}`,
    status: statusOf(index),
    linkParam: {},
  });
  await page.start().catch(host.report);
  for (const control of page.controls.values()) {
    if (control.facts.category === 'input') control.edit(pick(INPUTS));
    control.blur();
  }
  validatePage(page);
  page.dispose();
  return { kind, bugs: host.log.errors.filter(isBug) };
}

async function show(protocol: unknown, index: number): Promise<{ host: FakeHost; container: HTMLElement }> {
  const host = oddHost();
  const { container } = await act(async () => {
    const shown = render(
      <PageView
        pageCode={`mutation-${index}`}
        protocol={protocol}
        host={host}
        status={statusOf(index)}
        chrome={index % 2 === 0 ? 'page' : 'dialog'}
      />,
    );
    await Promise.resolve();
    return shown;
  });
  return { host, container };
}

/** The CPU time of `run`, in milliseconds. */
async function workOf(run: () => Promise<unknown>): Promise<number> {
  const started = process.cpuUsage();
  await run();
  return process.cpuUsage(started).user / 1000;
}

it('2,000 mutated pages are read, opened, filled in and validated, and a sample is rendered, without a white screen or a hang', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const known = new Set<string>();
  const hangs: [index: number, ms: number][] = [];
  let shown = 0;
  for (let index = 0; index < MUTATIONS; index += 1) {
    const protocol = mutateProtocol(PAGES[index % PAGES.length], random);
    const ms = await workOf(async () => {
      const { kind, bugs } = await live(protocol, index);
      expect({ index, bugs }).toEqual({ index, bugs: [] });
      if (known.has(kind) && index % SHOWN_ONE_IN > 0) return;
      known.add(kind);
      shown += 1;
      const { host, container } = await show(protocol, index);
      expect(container.childElementCount).toBe(1);
      expect({ index, bugs: host.log.errors.filter(isBug) }).toEqual({ index, bugs: [] });
      cleanup();
    });
    if (ms > HANG_MS) hangs.push([index, ms]);
  }
  expect(hangs).toEqual([]);
  expect(shown).toBeGreaterThan(MUTATIONS / SHOWN_ONE_IN);
  expect(Object.keys(Object.prototype)).toEqual([]);
  // A step without a business interface is logged and is no crash.
  const isExpected = (text: string) => text.includes('act(') || text.startsWith('engine.issue.missing-api');
  const crashes = complaints.mock.calls.map((words) => words.map(String).join(' ')).filter((text) => !isExpected(text));
  expect([...new Set(crashes)]).toEqual([]);
}, 180_000);
