import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import { AppError } from '@/common/errors/appError';
import { addControls } from '../controls/loadControls';
import { moreControls } from '../controls/moreControls';
import { createFakeHost } from '../fakeHost';
import { PageView } from '../react/PageView';

addControls(moreControls);

const FOLDER = path.join(__dirname, '../../../mock/domain/protocols');
const PROTOCOLS = readdirSync(FOLDER).filter((file) => file.endsWith('.json')).map((file) => (JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as { protocol: unknown }).protocol);
const MUTATIONS = 2000;
/** Nobody waits longer than this for a page; measured as work, so that a busy machine changes nothing. */
const HANG_MS = 1000;

/** Repeats itself, so that a failure can be looked at again. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Parent = Record<string, unknown>;

function placesIn(value: unknown, found: [Parent, string][] = []): [Parent, string][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, part] of Object.entries(value)) {
    found.push([value as Parent, key]);
    placesIn(part, found);
  }
  return found;
}

function mutate(protocol: unknown, random: () => number): unknown {
  const copy = structuredClone(protocol);
  const pick = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let change = 0; change <= random() * 4; change += 1) {
    const places = placesIn(copy);
    if (places.length === 0) return copy;
    const [parent, key] = pick(places);
    const [donorParent, donorKey] = pick(places);
    const replace: (() => void)[] = [
      () => void (Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key]),
      () => void (parent[key] = pick([null, 0, 1, -1, 1e9, true, '', 'x', '=', '=row.x', '=1 +', '@', '=lines', [], {}, [null], '__proto__', 'table', 'array', 'row', 'select'])),
      () => void (parent[key] = structuredClone(donorParent[donorKey])),
      () => void (parent[key] = [structuredClone(parent[key])]),
    ];
    pick(replace)();
  }
  return copy;
}

/** A server that answers as oddly as the pages are. */
const answers = [{ items: [{ id: 1 }], __itemcount: 1 }, { items: [], __itemcount: 0 }, null, [], 'text', [{ key: 1, text: 'one' }], { lines: [{ qty: 1 }, null, 'x'] }];

it('2,000 pages with random damage show something: never a white screen, never a hang', async () => {
  const random = createRandom(7);
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let slowest = 0;
  for (let index = 0; index < MUTATIONS; index += 1) {
    const protocol = mutate(PROTOCOLS[index % PROTOCOLS.length], random);
    const host = createFakeHost({ call: () => (random() < 0.2 ? Promise.reject(new AppError('service', 'no')) : Promise.resolve(structuredClone(answers[Math.floor(random() * answers.length)]))) });
    const started = process.cpuUsage();
    const view = await act(async () => {
      const shown = render(<PageView pageCode={`mutation-${index}`} protocol={protocol} host={host} status={((index % 3) + 1) as 1 | 2 | 3} chrome={index % 2 === 0 ? 'page' : 'dialog'} />);
      await Promise.resolve();
      return shown;
    });
    slowest = Math.max(slowest, process.cpuUsage(started).user / 1000);
    expect(view.container.childElementCount).toBe(1);
    const bugs = host.log.errors.filter((error) => (error as { kind?: string }).kind === undefined || (error as { kind?: string }).kind === 'bug');
    expect({ index, bugs }).toEqual({ index, bugs: [] });
    cleanup();
  }
  expect(slowest).toBeLessThan(HANG_MS);
  const crashes = complaints.mock.calls.map(([first]) => String(first)).filter((text) => !text.includes('act('));
  expect([...new Set(crashes)]).toEqual([]);
}, 180_000);
