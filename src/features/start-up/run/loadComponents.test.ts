import { contentHash } from '@/services';
import type { WidgetRecord } from '@/services';
import { memoryStore } from '@/services/localdb/localStore';
import { loadComponents } from './loadComponents';

const CODE = "registerComponent('gauge', {})";

interface Options {
  named?: string;
  served?: string;
  stored?: string;
  /** The tenant for which it was stored. */
  storedFor?: string;
}

async function setUp({ named, served = CODE, stored, storedFor = 'hd' }: Options = {}) {
  const record: WidgetRecord = {
    type: 'gauge',
    updatedAt: '1',
    fileKey: 'k',
    ...(named !== undefined && { contentHash: await contentHash(named) }),
  };
  const store = memoryStore();
  const kept = { type: 'gauge', code: stored, tenantcode: storedFor, updatetime: '1', filekey: 'k' };
  if (stored !== undefined) await store.set('gauge', kept);
  const api = { widgets: async () => [record], widget: jest.fn(async () => served) };
  const log = jest.fn();
  return { store, api, log, loaded: await loadComponents({ api, store, tenantCode: 'hd', hash: contentHash, log }) };
}

it('trusts a file whose hash the record names, downloaded or stored', async () => {
  const fresh = await setUp({ named: CODE });
  expect(fresh.loaded.components).toEqual([{ type: 'gauge', code: CODE, isTrusted: true }]);
  expect(await fresh.store.get('gauge')).toEqual({
    type: 'gauge',
    code: CODE,
    tenantcode: 'hd',
    updatetime: '1',
    filekey: 'k',
  });
  const kept = await setUp({ named: CODE, stored: CODE });
  expect(kept.loaded.components).toEqual([{ type: 'gauge', code: CODE, isTrusted: true }]);
  expect(kept.api.widget).not.toHaveBeenCalled();
});

it('does not trust a file whose record names no hash', async () => {
  expect((await setUp()).loaded.components).toEqual([{ type: 'gauge', code: CODE, isTrusted: false }]);
  const kept = await setUp({ stored: CODE });
  expect(kept.loaded.components).toEqual([{ type: 'gauge', code: CODE, isTrusted: false }]);
  expect(kept.api.widget).not.toHaveBeenCalled();
});

it('never runs the file of another tenant, even under the same name, key and time', async () => {
  const { loaded, store, api } = await setUp({ stored: CODE.replace('gauge', 'gauze'), storedFor: 'nf' });
  expect(api.widget).toHaveBeenCalledTimes(1);
  expect(loaded.components).toEqual([{ type: 'gauge', code: CODE, isTrusted: false }]);
  expect(await store.get('gauge')).toMatchObject({ code: CODE, tenantcode: 'hd' });
});

it('downloads a changed stored file again and replaces it', async () => {
  const { loaded, store, api, log } = await setUp({ named: CODE, stored: CODE.replace('gauge', 'gauze') });
  expect(api.widget).toHaveBeenCalledTimes(1);
  expect(loaded.components).toEqual([{ type: 'gauge', code: CODE, isTrusted: true }]);
  expect(await store.get('gauge')).toMatchObject({ code: CODE });
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('gauge') as string }));
});

it('does not trust a download with another hash, logs it and does not store it', async () => {
  const served = `${CODE} `;
  const { loaded, store, log } = await setUp({ named: CODE, served });
  expect(loaded.components).toEqual([{ type: 'gauge', code: served, isTrusted: false }]);
  expect(await store.get('gauge')).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
});
