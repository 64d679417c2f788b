import type { Environment, MonitorSink } from '../environment';
import { createTestServices } from '../testing/createTestServices';
import { splitText, recordChunks } from './pageRecord';
import type { RecordChunk } from './pageRecord';
import type { PageRecord } from './pageRecord';

const LOADED_AT = 1_795_312_000_123.4;
const record = (operations: number, detail = 'orderget'): PageRecord => ({
  pageCode: 'order-form',
  itemId: 'opening-1',
  loadedAt: LOADED_AT,
  stage: 'loaded',
  controls: new Map([
    ['__page', { type: 'page', operations: [{ type: 'read', costMs: 3.14159, detail: '' }] }],
    [
      'customerid',
      { type: 'select', operations: Array.from({ length: operations }, () => ({ type: 'read', costMs: 12, detail })) },
    ],
  ]),
});

const text = (chunks: readonly RecordChunk[]) => chunks.map(({ detail }) => detail).join('');

describe('a performance record', () => {
  it('contains codes, types, times in tenths of a millisecond and the 13-digit load time', () => {
    const [chunk, ...more] = recordChunks(record(1));
    expect(more).toEqual([]);
    expect({ ...chunk, detail: JSON.parse(chunk?.detail ?? '') as unknown }).toEqual({
      count: 1,
      index: 0,
      pagecode: 'order-form',
      loadedtime: 1_795_312_000_123,
      itemid: 'opening-1',
      stage: 'loaded',
      detail: {
        pagecode: 'order-form',
        itemid: 'opening-1',
        loadedtime: 1_795_312_000_123,
        stage: 'loaded',
        ctrls: {
          __page: { type: 'page', operations: [{ type: 'read', costtime: 3.1, detail: '' }] },
          customerid: { type: 'select', operations: [{ type: 'read', costtime: 12, detail: 'orderget' }] },
        },
      },
    });
  });

  it('is split into chunks of 2300 characters, each with its record and its index', () => {
    const chunks = recordChunks(record(200));
    expect(chunks.length).toBeGreaterThan(4);
    expect(chunks.map(({ index }) => index)).toEqual(chunks.map((_, index) => index));
    expect(
      new Set(
        chunks.map(({ count, pagecode, loadedtime, itemid, stage }) =>
          JSON.stringify([count, pagecode, loadedtime, itemid, stage]),
        ),
      ).size,
    ).toBe(1);
    expect(chunks[0]?.count).toBe(chunks.length);
    expect(chunks.slice(0, -1).every(({ detail }) => detail.length === 2300)).toBe(true);
    expect(
      (JSON.parse(text(chunks)) as { ctrls: { customerid: { operations: unknown[] } } }).ctrls.customerid.operations,
    ).toHaveLength(200);
  });
});

describe('splitText', () => {
  it.each([
    [2299, [2299]],
    [2300, [2300]],
    [2301, [2300, 1]],
    [4600, [2300, 2300]],
    [4601, [2300, 2300, 1]],
  ])('splits a text of %i characters into chunks of %j', (length, sizes) => {
    const whole = 'x'.repeat(length);
    const chunks = splitText(whole, 2300);
    expect(chunks.map((piece) => piece.length)).toEqual(sizes);
    expect(chunks.join('')).toBe(whole);
  });

  it('does not split a surrogate pair', () => {
    const whole = `${'x'.repeat(2299)}😀${'y'.repeat(2298)}😀`;
    const chunks = splitText(whole, 2300);
    expect(chunks.map((piece) => piece.length)).toEqual([2299, 2300, 2]);
    expect(chunks.join('')).toBe(whole);
    expect(() => chunks.map(encodeURIComponent)).not.toThrow();
    expect(splitText('😀'.repeat(1150), 2300)).toEqual(['😀'.repeat(1150)]);
  });
});

describe('the monitor', () => {
  /** The lazily fetched modules are loaded. */
  const arrival = async () => {
    await import('./createMonitor');
    await Promise.resolve();
  };

  /** The services of a deployment with this configuration. */
  const configured = async (changes: Partial<Environment>, config: object = {}) => {
    const services = createTestServices(changes);
    services.server.on('/config.json', () => new Response(JSON.stringify(config)));
    await services.settings.load();
    await arrival();
    return services;
  };

  const openAndEnd = ({ monitor }: ReturnType<typeof createTestServices>) => {
    const measures = monitor()?.open('order-form');
    measures?.reach('loaded');
    measures?.end();
    return measures;
  };

  it('gets the measures of pages in pool 11113, with an id for each opening', async () => {
    const send = jest.fn();
    const services = await configured({ monitor: () => ({ send }) });
    openAndEnd(services);
    openAndEnd(services);
    expect(send.mock.calls).toEqual(
      Array(2).fill([11113, expect.objectContaining({ count: 1, index: 0, pagecode: 'order-form', stage: 'loaded' })]),
    );
    const ids = (send.mock.calls as [number, RecordChunk][]).map(([, { itemid }]) => itemid);
    expect(new Set(ids).size).toBe(2);
  });

  it('can be installed after the start; pages opened later are measured', async () => {
    const sinks: MonitorSink[] = [];
    const services = await configured({ monitor: () => sinks[0] });
    expect(openAndEnd(services)).toBeUndefined();
    const send = jest.fn();
    sinks.push({ send });
    services.monitor();
    await arrival();
    openAndEnd(services);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('gets nothing after it was removed from the window', async () => {
    const sinks: MonitorSink[] = [{ send: jest.fn() }];
    const [gone] = sinks;
    const services = await configured({ monitor: () => sinks[0] });
    sinks.pop();
    openAndEnd(services);
    expect(gone?.send).not.toHaveBeenCalled();
  });

  it('is the object that the configuration names', async () => {
    const send = jest.fn();
    const services = await configured(
      { monitor: (name) => (name === 'probe' ? { send } : undefined) },
      { monitor: 'probe' },
    );
    openAndEnd(services);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('receives nothing, and nothing is measured, when the configuration disables it', async () => {
    const send = jest.fn();
    const services = await configured({ monitor: () => ({ send }) }, { monitor: '0' });
    expect(openAndEnd(services)).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('receives nothing, and nothing is measured, before the configuration is loaded', async () => {
    const services = createTestServices({ monitor: () => ({ send: jest.fn() }) });
    await arrival();
    expect(openAndEnd(services)).toBeUndefined();
  });

  it('does not affect the page when it fails; the error is logged', async () => {
    const warn = jest.fn();
    const services = await configured({
      monitor: () => ({
        send: () => {
          throw new Error('full');
        },
      }),
      console: { info: warn, warn, error: warn },
    });
    openAndEnd(services);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('performance record'),
      expect.objectContaining({ message: 'full' }),
    );
  });
});
