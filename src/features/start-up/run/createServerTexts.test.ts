import { AppError } from '@/common/errors/appError';
import { memoryStore } from '@/services/localdb/localStore';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { createServerTexts } from './createServerTexts';

describe('the tenant’s texts', () => {
  const texts = (key: string) => ({ 'zh-CN': { [key]: key }, en: {}, 'zh-TW': {}, other: {} });

  const changed = (lastTimestamp: number, key: string) => ({ lastTimestamp, texts: texts(key), faulty: 0 });

  function tenantTexts() {
    const store = memoryStore();
    const fetchRecords = jest.fn(async (_since: number) => changed(5, 'a'));
    const applyServerTexts = jest.fn();
    const log = jest.fn();
    const parts = { fetchRecords, store, records: createRecords(memoryStorage()), i18n: { applyServerTexts }, log };
    const load = async (tenant = 'hd') => {
      (await createServerTexts({ ...parts, tenantCode: () => tenant }).load()).commit();
      // A store in memory has kept them after the next turn.
      await new Promise(setImmediate);
    };
    return { store, fetchRecords, applyServerTexts, log, load, asked: () => fetchRecords.mock.calls.flat() };
  }

  it('are stored, and only changed texts are fetched', async () => {
    const { store, fetchRecords, applyServerTexts, load, asked } = tenantTexts();
    await load();
    fetchRecords.mockResolvedValueOnce(changed(0, 'b'));
    await load();
    expect(asked()).toEqual([0, 5]);
    expect(applyServerTexts).toHaveBeenLastCalledWith(expect.objectContaining({ 'zh-CN': { a: 'a', b: 'b' } }));
    expect(await store.get('zh-CN')).toEqual({
      lang: 'zh-CN',
      tenantcode: 'hd',
      lasttimestamp: 5,
      texts: { a: 'a', b: 'b' },
    });
  });

  it('are requested at once, without waiting for the local database', async () => {
    const { fetchRecords } = tenantTexts();
    const neverOpens = { ...memoryStore(), get: () => new Promise<never>(() => undefined) };
    void createServerTexts({
      fetchRecords,
      store: neverOpens,
      records: createRecords(memoryStorage()),
      i18n: { applyServerTexts: jest.fn() },
      tenantCode: () => 'hd',
      log: jest.fn(),
    }).load();
    expect(fetchRecords).toHaveBeenCalledTimes(1);
  });

  it('are fetched completely for another tenant', async () => {
    const { load, asked } = tenantTexts();
    await load('hd');
    await load('nf');
    expect(asked()).toEqual([0, 0]);
  });

  it('are all loaded again when the browser has deleted its database', async () => {
    const { store, applyServerTexts, load, asked } = tenantTexts();
    await load();
    await store.clear();
    await load();
    expect(asked()).toEqual([0, 5, 0]);
    expect(applyServerTexts).toHaveBeenLastCalledWith(expect.objectContaining({ 'zh-CN': { a: 'a' } }));
  });

  it('are those of the last visit when the server fails, and the failure is logged once', async () => {
    const { fetchRecords, applyServerTexts, log, load, asked } = tenantTexts();
    await load();
    fetchRecords.mockRejectedValueOnce(new AppError('service', 'Internal Server Error', { status: 500 }));
    await load();
    expect(applyServerTexts).toHaveBeenLastCalledWith(expect.objectContaining({ 'zh-CN': { a: 'a' } }));
    expect(log).toHaveBeenCalledTimes(1);
    await load();
    expect(asked()).toEqual([0, 5, 5]);
  });

  it.each(['network', 'auth'] as const)('are waited for when the call ends with %s', async (kind) => {
    const { fetchRecords, load } = tenantTexts();
    fetchRecords.mockRejectedValueOnce(new AppError(kind, 'lost'));
    await expect(load()).rejects.toMatchObject({ kind });
  });
});

describe('an answer with faulty records', () => {
  const PATH = '/api/teapi/protocol/language/gets';
  const valid = { key: 'menu.order', chinese: '订单', updatetime: 1795000000000 };

  async function loadFrom(answer: () => Response | { resp_data: unknown }) {
    const warn = jest.fn();
    const { server, api, i18n, log } = createTestServices({ console: { info: jest.fn(), warn, error: jest.fn() } });
    server.on(PATH, answer);
    const texts = createServerTexts({
      fetchRecords: api.language.records,
      store: memoryStore(),
      records: createRecords(memoryStorage()),
      i18n,
      tenantCode: () => 'hd',
      log,
    });
    (await texts.load()).commit();
    return { i18n, warn };
  }

  it('gives the texts of the others, and one warning with the number of faulty ones', async () => {
    const { i18n, warn } = await loadFrom(() => ({
      resp_data: [null, 7, 'x', { chinese: '无' }, { key: 'menu.odd', chinese: {}, updatetime: [] }, valid],
    }));
    expect([i18n.t('menu.order'), i18n.t('menu.odd')]).toEqual(['订单', 'menu.odd']);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('4 records')]]);
  });

  it('takes a missing text for none', async () => {
    const { i18n, warn } = await loadFrom(() => ({ resp_data: [{ ...valid, chinese: null }] }));
    expect(i18n.t('menu.order')).toBe('menu.order');
    expect(warn).not.toHaveBeenCalled();
  });

  it('may be long', async () => {
    const resp_data = Array.from({ length: 200_000 }, (_, index) => ({ ...valid, key: `menu.${index}` }));
    const { i18n } = await loadFrom(() => ({ resp_data }));
    expect(i18n.t('menu.199999')).toBe('订单');
  });

  it.each([
    ['an error', () => refuse(500)],
    ['half a text', () => new Response('{"resp_data":[{"key"')],
    ['no list', () => ({ resp_data: 'yes' })],
  ])('shows keys when the server answers %s, with one warning', async (_what, answer) => {
    const { i18n, warn } = await loadFrom(answer);
    expect(i18n.t('menu.order')).toBe('menu.order');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
