import type { TextGroup } from '@/locales/texts';
import { createI18n } from './createI18n';
import { memoryStore } from '../localdb/memoryStore';
import { memoryStorage } from '../storage/memoryStorage';
import { createRecords } from '../storage/records';
import { createServerTexts } from './createServerTexts';
import type { Language } from './languages';

const TEXTS: Record<Language, Record<TextGroup, Record<string, string>>> = {
  'zh-CN': {
    entry: { hello: '你好，{{name}}', only: '仅中文' },
    account: {},
    workspace: { tab: '标签' },
    controls: {},
    preview: {},
  },
  en: { entry: { hello: 'Hello, {{name}}' }, account: {}, workspace: { tab: 'Tab' }, controls: {}, preview: {} },
  'zh-TW': { entry: { hello: '你好，{{name}}！' }, account: {}, workspace: {}, controls: {}, preview: {} },
  other: { entry: { hello: 'こんにちは、{{name}}' }, account: {}, workspace: {}, controls: {}, preview: {} },
};

function setUp(initial: Language = 'zh-CN') {
  const parts = {
    initial,
    save: jest.fn(),
    loadTexts: jest.fn((language: Language, group: TextGroup) => Promise.resolve(TEXTS[language][group])),
    log: jest.fn(),
  };
  return { ...parts, i18n: createI18n(parts) };
}

describe('a text', () => {
  it('takes parameters as they are', async () => {
    const { i18n } = setUp();
    await i18n.ready;
    expect(i18n.t('hello', { name: '<李娜>' })).toBe('你好，<李娜>');
  });

  it('falls back to its key', async () => {
    const { i18n } = setUp('en');
    await i18n.ready;
    expect([i18n.t('menu.unknown'), i18n.t('A: b.c'), i18n.t(''), i18n.t('only')]).toEqual([
      'menu.unknown',
      'A: b.c',
      '',
      'only',
    ]);
    expect(i18n.has('only')).toBe(false);
  });

  it('of the partial language falls back to Chinese', async () => {
    const { i18n } = setUp('other');
    await i18n.ready;
    expect([i18n.t('hello', { name: 'A' }), i18n.t('only')]).toEqual(['こんにちは、A', '仅中文']);
  });

  it('is left to its key when the texts cannot be fetched', async () => {
    const { loadTexts, log } = setUp();
    loadTexts.mockRejectedValue(new Error('lost'));
    const i18n = createI18n({ initial: 'en', save: jest.fn(), loadTexts, log });
    await i18n.ready;
    expect(i18n.t('hello')).toBe('hello');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ level: 'error' }));
  });
});

it('texts that are there already are asked for without drawing anything anew', async () => {
  const { i18n } = setUp();
  const listener = jest.fn();
  await i18n.ready;
  i18n.translator.subscribe(listener);
  await i18n.loadGroup('workspace');
  expect(listener).toHaveBeenCalledTimes(1);
  await i18n.loadGroup('workspace');
  expect(listener).toHaveBeenCalledTimes(1);
});

describe('the language', () => {
  it('changes once its texts are there, with those of every part loaded so far', async () => {
    const { i18n, save } = setUp();
    await i18n.loadGroup('workspace');
    const before = i18n.translator.get();
    await i18n.setLanguage('en');
    expect([i18n.language.get(), i18n.t('tab'), i18n.translator.get() === before]).toEqual(['en', 'Tab', false]);
    expect(save).toHaveBeenCalledWith('en');
  });

  it('stays when the texts cannot be fetched', async () => {
    const { i18n, loadTexts } = setUp();
    await i18n.ready;
    loadTexts.mockRejectedValueOnce(new Error('lost'));
    await expect(i18n.setLanguage('en')).rejects.toThrow('lost');
    expect(i18n.language.get()).toBe('zh-CN');
  });
});

describe('the tenant’s texts', () => {
  it('win over the client’s, also over those loaded later', async () => {
    const { i18n } = setUp();
    i18n.applyServerTexts({ 'zh-CN': { tab: '我的标签' } });
    await i18n.loadGroup('workspace');
    i18n.addTexts({ 'zh-CN': { tab: '别的' } });
    expect(i18n.t('tab')).toBe('我的标签');
  });

  const texts = (key: string) => ({ 'zh-CN': { [key]: key }, en: {}, 'zh-TW': {}, other: {} });

  const changed = (lastTimestamp: number, key: string) => ({ lastTimestamp, texts: texts(key) });

  function tenantTexts() {
    const store = memoryStore();
    const fetchRecords = jest.fn(async (_since: number) => changed(5, 'a'));
    const applyServerTexts = jest.fn();
    const parts = { fetchRecords, store, records: createRecords(memoryStorage()), i18n: { applyServerTexts } };
    const load = async (tenant = 'hd') =>
      (await createServerTexts({ ...parts, tenantCode: () => tenant }).load()).commit();
    return { store, fetchRecords, applyServerTexts, load, asked: () => fetchRecords.mock.calls.flat() };
  }

  it('are stored, and only what changed since is fetched', async () => {
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

  it('are asked for at once, not after the local database has answered', async () => {
    const { fetchRecords } = tenantTexts();
    const neverOpens = { ...memoryStore(), get: () => new Promise<never>(() => undefined) };
    void createServerTexts({
      fetchRecords,
      store: neverOpens,
      records: createRecords(memoryStorage()),
      i18n: { applyServerTexts: jest.fn() },
      tenantCode: () => 'hd',
    }).load();
    expect(fetchRecords).toHaveBeenCalledTimes(1);
  });

  it('of another tenant are fetched anew', async () => {
    const { load, asked } = tenantTexts();
    await load('hd');
    await load('nf');
    expect(asked()).toEqual([0, 0]);
  });

  it('that the browser has dropped from its database are all fetched again', async () => {
    const { store, applyServerTexts, load, asked } = tenantTexts();
    await load();
    await store.clear();
    await load();
    expect(asked()).toEqual([0, 5, 0]);
    expect(applyServerTexts).toHaveBeenLastCalledWith(expect.objectContaining({ 'zh-CN': { a: 'a' } }));
  });
});
