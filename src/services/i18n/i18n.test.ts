import type { Language } from '@/common/languages';
import type { Namespace } from '@/locales/namespaces';
import type { Texts } from '@/locales/texts';
import { createI18n } from './i18n';

const TEXTS: Record<Language, Partial<Record<Namespace, Texts>>> = {
  'zh-CN': {
    account: { hello: '你好，{{name}}', only: '仅中文', pages_other: '{{count}} 个页面' },
    workspace: { tab: '标签' },
  },
  en: {
    account: { hello: 'Hello, {{name}}', pages_one: '{{count}} page', pages_other: '{{count}} pages' },
    workspace: { tab: 'Tab' },
  },
  'zh-TW': { account: { hello: '你好，{{name}}！' } },
  other: { account: { hello: 'こんにちは、{{name}}' } },
};

function setUp(initial: Language = 'zh-CN') {
  const parts = {
    initial,
    save: jest.fn(),
    loadTexts: jest.fn((language: Language, namespace: Namespace) => Promise.resolve(TEXTS[language][namespace] ?? {})),
    log: jest.fn(),
  };
  return { ...parts, i18n: createI18n(parts) };
}

async function withTexts(initial?: Language) {
  const parts = setUp(initial);
  await parts.i18n.loadNamespaces('account');
  return parts.i18n;
}

describe('a text', () => {
  it('interpolates parameters unchanged', async () => {
    const i18n = await withTexts();
    expect(i18n.t('hello', { name: '<李娜>' })).toBe('你好，<李娜>');
  });

  it('lists names as its language does', async () => {
    const greet = async (language: Language) => (await withTexts(language)).t('hello', { name: ['A', 'B', 'C'] });
    expect(await greet('zh-CN')).toBe('你好，A、B、C');
    expect(await greet('zh-TW')).toBe('你好，A、B、C！');
    expect(await greet('en')).toBe('Hello, A, B, C');
  });

  it('falls back to its key, also to one that i18next would read as nested', async () => {
    const i18n = await withTexts('en');
    expect(i18n.t('$t(hello)')).toBe('$t(hello)');
    expect([i18n.t('menu.unknown'), i18n.t('A: b.c'), i18n.t(''), i18n.t('only')]).toEqual([
      'menu.unknown',
      'A: b.c',
      '',
      'only',
    ]);
    expect(i18n.has('only')).toBe(false);
  });

  it('of the partial language falls back to Chinese', async () => {
    const i18n = await withTexts('other');
    expect([i18n.t('hello', { name: 'A' }), i18n.t('only')]).toEqual(['こんにちは、A', '仅中文']);
  });

  it('has a singular and a plural in English, and one form in Chinese and in the partial language', async () => {
    const pages = async (language: Language) => {
      const i18n = await withTexts(language);
      return [1, 2].map((count) => i18n.t('pages', { count }));
    };
    expect(await pages('en')).toEqual(['1 page', '2 pages']);
    expect(await pages('zh-CN')).toEqual(['1 个页面', '2 个页面']);
    expect(await pages('other')).toEqual(['1 个页面', '2 个页面']);
  });

  it('of the first screen is available at once in the default language', () => {
    const { i18n, loadTexts } = setUp();
    expect(i18n.t('signIn.title')).toBe('登录');
    expect(loadTexts).not.toHaveBeenCalled();
  });

  it('is its key when the texts cannot be loaded', async () => {
    const { loadTexts, log } = setUp();
    loadTexts.mockRejectedValue(new Error('lost'));
    const i18n = createI18n({ initial: 'en', save: jest.fn(), loadTexts, log });
    await i18n.ready;
    expect(i18n.t('hello')).toBe('hello');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ level: 'error' }));
  });
});

describe('listeners are notified of a change of texts', () => {
  it('once for a namespace; already loaded texts cause no rendering', async () => {
    const { i18n } = setUp();
    const listener = jest.fn();
    i18n.subscribe(listener);
    const before = i18n.get();
    await i18n.loadNamespaces('workspace');
    expect([listener.mock.calls.length, i18n.get() === before]).toEqual([1, false]);
    await i18n.loadNamespaces('workspace');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('when a sub-app adds new texts, but not when it adds them again', () => {
    const { i18n } = setUp();
    const listener = jest.fn();
    i18n.subscribe(listener);
    i18n.addTexts({ en: { 'admin.title': 'Roles' } });
    i18n.addTexts({ en: { 'admin.title': 'Roles' } });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('to subscribers of the language as well', () => {
    const { i18n } = setUp();
    const listener = jest.fn();
    i18n.language.subscribe(listener);
    i18n.applyServerTexts({ 'zh-CN': { 'menu.order': '订单' } });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the language', () => {
  it('changes when its texts of every loaded part are available', async () => {
    const { i18n, save } = setUp();
    await i18n.loadNamespaces('workspace');
    const before = i18n.get();
    await i18n.setLanguage('en');
    expect([i18n.language.get(), i18n.t('tab'), i18n.get() === before]).toEqual(['en', 'Tab', false]);
    expect(save).toHaveBeenCalledWith('en');
  });

  it('is the last of two quick choices, in whichever order their texts arrive', async () => {
    const { i18n, loadTexts, save } = setUp();
    await i18n.loadNamespaces('account');
    let deliver: (texts: Texts) => void = () => undefined;
    loadTexts.mockImplementationOnce(() => new Promise((resolve) => (deliver = resolve)));
    const first = i18n.setLanguage('en');
    await i18n.setLanguage('zh-TW');
    deliver({ hello: 'Hello' });
    await first;
    expect([i18n.language.get(), i18n.t('hello', { name: 'A' })]).toEqual(['zh-TW', '你好，A！']);
    expect(save.mock.calls).toEqual([['zh-TW']]);
  });

  it('has the texts of a part that is loaded while it is switched to', async () => {
    const { i18n, loadTexts } = setUp();
    await i18n.ready;
    let deliver: (texts: Texts) => void = () => undefined;
    loadTexts.mockImplementationOnce(() => new Promise((resolve) => (deliver = resolve)));
    const switched = i18n.setLanguage('en');
    await i18n.loadNamespaces('workspace');
    deliver({});
    await switched;
    expect(i18n.t('tab')).toBe('Tab');
  });

  it('stays when the texts cannot be fetched', async () => {
    const { i18n, loadTexts } = setUp();
    await i18n.ready;
    loadTexts.mockRejectedValueOnce(new Error('lost'));
    await expect(i18n.setLanguage('en')).rejects.toMatchObject({ code: 'errors.language' });
    expect(i18n.language.get()).toBe('zh-CN');
  });
});

describe('the tenant’s texts', () => {
  it('override the client’s, also those loaded later', async () => {
    const { i18n } = setUp();
    i18n.applyServerTexts({ 'zh-CN': { tab: '我的标签' } });
    await i18n.loadNamespaces('workspace');
    i18n.addTexts({ 'zh-CN': { tab: '别的' } });
    expect(i18n.t('tab')).toBe('我的标签');
  });

  it('replace texts that were already shown, and so does a change of language', async () => {
    const i18n = await withTexts();
    const shown = () => i18n.get().t('only');
    expect([shown(), shown()]).toEqual(['仅中文', '仅中文']);
    i18n.applyServerTexts({ 'zh-CN': { only: '我的' }, en: { only: 'Mine' } });
    expect([shown(), shown()]).toEqual(['我的', '我的']);
    await i18n.setLanguage('en');
    expect(shown()).toBe('Mine');
  });

  it('leave nothing of the tenant before, neither its own texts nor those it has overridden', async () => {
    const i18n = await withTexts();
    i18n.applyServerTexts({ 'zh-CN': { only: '甲的', secret: '甲方机密' }, en: { secret: 'of A' } });
    i18n.applyServerTexts({ 'zh-CN': { other: '乙的' } });
    expect(['only', 'secret', 'other'].map((key) => i18n.t(key))).toEqual(['仅中文', 'secret', '乙的']);
    await i18n.setLanguage('en');
    expect(i18n.has('secret')).toBe(false);
  });

  it('take precedence over texts of the fallback language', async () => {
    const i18n = await withTexts('other');
    i18n.applyServerTexts({ 'zh-CN': { hello: '欢迎' } });
    expect(i18n.t('hello', { name: 'A' })).toBe('こんにちは、A');
    i18n.applyServerTexts({ other: { hello: 'ようこそ' } });
    expect(i18n.t('hello', { name: 'A' })).toBe('ようこそ');
  });
});
