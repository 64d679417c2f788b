import { isAppError } from '../../src/common/errors/appError';
import { AppError } from '../../src/common/errors/appError';
import { TAB_STATE_MAX_BYTES } from '../../src/portal/contract/keptTabState';
import { PORTAL_VERSION } from '../../src/portal/contract/portal';
import type { Portal } from '../../src/portal/contract/portal';
import { outputContract } from './outputContract';
import { pagesContract } from './pagesContract';
import type { PortalSubject } from './portalSubject';

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Resolves after all pending promise callbacks. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The contract of every portal implementation with the sub-apps. */
export function portalContract(name: string, makeSubject: () => PortalSubject | Promise<PortalSubject>): void {
  describe(`${name} keeps the portal's contract`, () => {
    let subject: PortalSubject;
    let portal: Portal;
    beforeEach(async () => {
      subject = await makeSubject();
      portal = subject.portal;
    });

    outputContract(() => subject);
    pagesContract(() => subject);

    test('the portal is one frozen object of the current version', () => {
      expect(portal.version).toBe(PORTAL_VERSION);
      expect(Object.isFrozen(portal)).toBe(true);
      const parts = [portal.http, portal.tab, portal.nav, portal.i18n, portal.theme, portal.modes, portal.session];
      expect(parts.every(Object.isFrozen)).toBe(true);
    });

    test('the user object is stable until it changes, and subscribers are notified until disposed', () => {
      const listener = jest.fn();
      const before = portal.session.get();
      expect(portal.session.get()).toBe(before);
      const dispose = portal.session.subscribe(listener);
      subject.changeUser({ positionId: 'post-9' });
      expect(listener).toHaveBeenCalledTimes(1);
      expect(portal.session.get().positionId).toBe('post-9');
      dispose();
      dispose();
      subject.changeUser({ positionId: 'post-1' });
      expect(listener).toHaveBeenCalledTimes(1);
    });

    test('subscribers are notified of language and theme changes', async () => {
      const [onLanguage, onTheme] = [jest.fn(), jest.fn()];
      portal.i18n.subscribe(onLanguage);
      portal.theme.subscribe(onTheme);
      await subject.changeLanguage('en');
      subject.changeTheme('dark');
      expect(onLanguage).toHaveBeenCalledTimes(1);
      expect(onTheme).toHaveBeenCalledTimes(1);
      expect([portal.i18n.get().language, portal.theme.get().name]).toEqual(['en', 'dark']);
    });

    test('a chosen theme and density apply at once; the choice tells a fixed theme from the one of the system', () => {
      const [onTheme, onPreference] = [jest.fn(), jest.fn()];
      portal.theme.subscribe(onTheme);
      const dispose = portal.theme.preference.subscribe(onPreference);
      portal.theme.set({ mode: 'dark', density: 'compact' });
      expect(portal.theme.get()).toMatchObject({ name: 'dark', density: 'compact' });
      expect(portal.theme.preference.get()).toEqual({ mode: 'dark', density: 'compact' });
      portal.theme.set({ mode: 'system' });
      expect(portal.theme.get()).toMatchObject({ name: 'light', density: 'compact' });
      expect(portal.theme.preference.get().mode).toBe('system');
      expect([onTheme.mock.calls.length, onPreference.mock.calls.length]).toEqual([2, 2]);
      dispose();
      portal.theme.set({ mode: 'light' });
      expect(onPreference).toHaveBeenCalledTimes(2);
    });

    test('a chosen language applies to the texts at once', async () => {
      portal.i18n.addTexts({ 'zh-CN': { 'demo.word': '词' }, en: { 'demo.word': 'word' } });
      await portal.i18n.setLanguage('en');
      expect([portal.i18n.get().language, portal.i18n.t('demo.word')]).toEqual(['en', 'word']);
    });

    test('developer mode and tab mode apply at once, and subscribers are notified until disposed', async () => {
      const listener = jest.fn();
      const dispose = portal.modes.subscribe(listener);
      const before = portal.modes.get();
      expect(before).toEqual({ isDeveloper: false, isDeveloperFixed: false, hasTabs: true });
      expect(portal.modes.get()).toBe(before);
      await expect(portal.modes.set({ isDeveloper: true })).resolves.toBe(true);
      await expect(portal.modes.set({ hasTabs: false })).resolves.toBe(true);
      expect(portal.modes.get()).toEqual({ isDeveloper: true, isDeveloperFixed: false, hasTabs: false });
      expect(listener).toHaveBeenCalledTimes(2);
      dispose();
      await portal.modes.set({ isDeveloper: false, hasTabs: true });
      expect(listener).toHaveBeenCalledTimes(2);
    });

    test('the view that changes the tab mode stays open', async () => {
      await portal.modes.set({ hasTabs: false });
      expect(subject.seen().isOpen).toBe(true);
      await portal.modes.set({ hasTabs: true });
      expect(subject.seen().isOpen).toBe(true);
    });

    test('the position stays while a view with unsaved input refuses to close', async () => {
      const before = portal.session.get().positionId;
      portal.tab.beforeClose(() => false);
      await portal.session.switchPosition('post-9');
      await portal.session.restart();
      expect(portal.session.get().positionId).toBe(before);
    });

    test('an empty function code is always granted, another one only while the position holds it', () => {
      subject.changeUser({ functionCodes: ['role.manage'] });
      expect([undefined, '', 'role.manage', 'report.view'].map((code) => portal.access.hasFunction(code))).toEqual([
        true,
        true,
        true,
        false,
      ]);
      expect(portal.access.hasPermission('function', 'report.view', 'role.manage')).toBe(true);
      subject.changeUser({ functionCodes: ['report.view'] });
      expect(portal.access.hasFunction('role.manage')).toBe(false);
    });

    test('a permission check with the category role checks role codes', () => {
      subject.changeUser({ functionCodes: ['role.manage'], roleCodes: ['director'] });
      expect([
        portal.access.hasPermission('role', 'director'),
        portal.access.hasPermission('role', 'role.manage'),
      ]).toEqual([true, false]);
    });

    test('a screen requires the function code that the platform lists; an unlisted action requires the code of its screen', () => {
      subject.changeUser({ functionCodes: ['order.view'] });
      expect(['rolemgr', '/RoleMgr', 'rolemgr/edit', 'no-such', 'no-such/edit'].map(portal.access.canUse)).toEqual([
        true,
        true,
        true,
        false,
        false,
      ]);
      subject.changeUser({ functionCodes: ['other'] });
      expect(portal.access.canUse('rolemgr')).toBe(false);
    });

    test('a permission check without a code throws a configuration error', () => {
      expect(() => portal.access.hasPermission('function')).toThrow(expect.objectContaining({ kind: 'config' }));
    });

    test('a call resolves to the resp_data of the response', async () => {
      subject.answer('/api/teapi/report/list', [{ reportcode: 'x' }]);
      await expect(portal.http.post('/api/teapi/report/list', {})).resolves.toEqual([{ reportcode: 'x' }]);
    });

    test('a read skips the cache when it demands fresh data, after a refresh and after a save', async () => {
      const path = '/api/teapi/report/list';
      const read = (options = {}) => portal.http.post(path, {}, { isRead: true, ...options });
      const change = (value: string) => subject.answer(path, value);
      change('first');
      await read();
      change('second');
      await expect(read({ cache: 'none' })).resolves.toBe('second');
      await expect(read({ isFresh: true })).resolves.toBe('second');
      change('third');
      portal.http.forgetReads();
      await expect(read()).resolves.toBe('third');
      subject.answer('/api/teapi/report/save', true);
      change('fourth');
      await portal.http.post('/api/teapi/report/save', {});
      await expect(read()).resolves.toBe('fourth');
    });

    test('a refused call rejects with a service error and its code', async () => {
      subject.refuse('/api/teapi/report/list', 'role.code_taken');
      const error = await rejection(portal.http.post('/api/teapi/report/list', {}));
      expect(isAppError(error, 'service')).toBe(true);
      expect(error).toMatchObject({ code: 'role.code_taken' });
    });

    test('an aborted call rejects with a cancelled error', async () => {
      subject.answer('/api/teapi/report/list', []);
      const controller = new AbortController();
      const call = rejection(portal.http.post('/api/teapi/report/list', {}, { signal: controller.signal }));
      controller.abort();
      expect(isAppError(await call, 'cancelled')).toBe(true);
    });

    test('a text falls back to Chinese, then to its key, and interpolates parameters', async () => {
      portal.i18n.addTexts({
        'zh-CN': { 'demo.hello': '您好{{name}}', 'demo.only': '只有中文' },
        en: { 'demo.hello': 'Hello {{name}}' },
      });
      expect(portal.i18n.t('demo.hello', { name: '李娜' })).toBe('您好李娜');
      await subject.changeLanguage('other');
      expect(portal.i18n.t('demo.only')).toBe('只有中文');
      await subject.changeLanguage('en');
      expect(portal.i18n.t('demo.hello', { name: 'Li' })).toBe('Hello Li');
      expect(portal.i18n.t('demo.unknown')).toBe('demo.unknown');
    });

    test('texts added later do not replace existing ones', () => {
      portal.i18n.addTexts({ 'zh-CN': { 'demo.once': '第一' } });
      portal.i18n.addTexts({ 'zh-CN': { 'demo.once': '第二' } });
      expect(portal.i18n.t('demo.once')).toBe('第一');
    });

    test('a user’s preference of a screen is stored until it is removed', () => {
      expect(portal.preferences.get('columns.x')).toBeUndefined();
      portal.preferences.set('columns.x', { hidden: ['amount'] });
      expect(portal.preferences.get('columns.x')).toEqual({ hidden: ['amount'] });
      portal.preferences.set('columns.x', undefined);
      expect(portal.preferences.get('columns.x')).toBeUndefined();
    });

    test('a text has singular and plural forms where the language has them', async () => {
      portal.i18n.addTexts({
        'zh-CN': { 'demo.rows_other': '{{count}} 行' },
        en: { 'demo.rows_one': '{{count}} row', 'demo.rows_other': '{{count}} rows' },
      });
      const rows = () => [1, 2].map((count) => portal.i18n.t('demo.rows', { count }));
      expect(rows()).toEqual(['1 行', '2 行']);
      await subject.changeLanguage('en');
      expect(rows()).toEqual(['1 row', '2 rows']);
    });

    test('subscribers are notified of texts that are added later', () => {
      const listener = jest.fn();
      const dispose = portal.i18n.subscribe(listener);
      const before = portal.i18n.get();
      portal.i18n.addTexts({ 'zh-CN': { 'demo.late': '后到' } });
      expect(listener).toHaveBeenCalledTimes(1);
      expect(portal.i18n.get()).not.toBe(before);
      expect(portal.i18n.get().t('demo.late')).toBe('后到');
      dispose();
    });

    test('an editor marks its tab as unsaved until it is closed', () => {
      const guard = portal.tab.guardEditor({
        title: () => '编辑角色',
        findSave: () => undefined,
        capture: () => 'typed',
      });
      guard.setDirty(true);
      expect(subject.seen().isDirty).toBe(true);
      guard.setDirty(false);
      expect(subject.seen().isDirty).toBe(false);
      guard.setDirty(true);
      guard.dispose();
      expect(subject.seen().isDirty).toBe(false);
    });

    test('an editor without unsaved input closes without a question', async () => {
      const guard = portal.tab.guardEditor({ title: () => '', findSave: () => undefined, capture: () => undefined });
      await expect(guard.confirmLeave()).resolves.toBe(true);
    });

    test('an editor that is being saved stays open until it is saved', async () => {
      const guard = portal.tab.guardEditor({ title: () => '', findSave: () => undefined, capture: () => undefined });
      guard.setDirty(true);
      guard.setSaving(true);
      const canLeave = guard.confirmLeave();
      guard.setDirty(false);
      guard.setSaving(false);
      await expect(canLeave).resolves.toBe(false);
    });

    test('a view sets the title of its own tab', () => {
      portal.tab.setTitle('角色管理 *');
      expect(subject.seen().title).toBe('角色管理 *');
    });

    test('a view gets back a copy of what it keeps with its tab, until it removes that', () => {
      expect(portal.tab.state.get()).toBeUndefined();
      const kept = { level: ['华东'], page: undefined };
      portal.tab.state.set(kept);
      kept.level.push('later');
      expect(portal.tab.state.get()).toStrictEqual({ level: ['华东'] });
      portal.tab.state.set(undefined);
      expect(portal.tab.state.get()).toBeUndefined();
    });

    test('a tab keeps at most 32 kB of JSON; more removes what was kept before', () => {
      portal.tab.state.set('x'.repeat(TAB_STATE_MAX_BYTES - 2));
      expect(portal.tab.state.get()).toHaveLength(TAB_STATE_MAX_BYTES - 2);
      portal.tab.state.set('x'.repeat(TAB_STATE_MAX_BYTES - 1));
      expect(portal.tab.state.get()).toBeUndefined();
    });

    test('a view can refuse to close until its check is disposed', async () => {
      const dispose = portal.tab.beforeClose(() => Promise.resolve(false));
      portal.tab.close();
      await settled();
      expect(subject.seen().isOpen).toBe(true);
      dispose();
      portal.tab.close();
      await settled();
      expect(subject.seen().isOpen).toBe(false);
    });

    test('a view in a tab is not alone in its window, and closes its own tab', async () => {
      expect(portal.tab.isOwnWindow).toBe(false);
      portal.tab.close();
      await settled();
      expect(subject.seen().isOpen).toBe(false);
    });

    test('a native route is opened with its query', () => {
      portal.nav.openRoute('/report-detail?reportcode=sales', '区域销售');
      expect(subject.seen().routes).toContain('/report-detail?reportcode=sales');
    });

    test.each([true, false])('a question resolves to the user’s answer: %s', async (isYes) => {
      subject.answerConfirm(isYes);
      await expect(portal.dialogs.confirm({ text: '确定删除？', isDanger: true })).resolves.toBe(isYes);
    });

    test('notices are shown with their type', () => {
      portal.message.success('保存成功');
      portal.message.warning('请检查');
      expect(subject.seen().notices).toEqual([
        { tone: 'success', text: '保存成功' },
        { tone: 'warning', text: '请检查' },
      ]);
    });

    test('an error is shown once, and an aborted call is not shown', () => {
      portal.message.report(new AppError('cancelled', 'given up'));
      expect(subject.seen().notices).toEqual([]);
      portal.message.report(new AppError('service', 'x', { code: '角色编码已存在' }));
      expect(subject.seen().notices).toHaveLength(1);
      expect(subject.seen().notices[0]).toMatchObject({ tone: 'error' });
    });
  });
}
