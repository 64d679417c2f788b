import { isAppError } from '../../src/common/errors/appError';
import { PAGE_CHANGE_INTERVAL_MS } from '../../src/portal/contract/pages';
import type { MountedPage, MountPageRequest } from '../../src/portal/contract/portal';
import type { PortalSubject } from './portalSubject';

/** Pages of the engine in a screen, and the expressions of pages. */
export function pagesContract(subject: () => PortalSubject): void {
  const mount = (request: Partial<MountPageRequest> = {}): MountedPage =>
    subject().portal.engine.mountPage(document.body.appendChild(document.createElement('div')), {
      pageCode: 'leave',
      ...request,
    });
  const read = (request: Partial<MountPageRequest>) =>
    new Promise<MountedPage>((resolve) => {
      const mounted = mount({ ...request, onLoaded: () => resolve(mounted) });
    });

  /** Waits until a change would have been told. */
  const passed = () => new Promise((resolve) => setTimeout(resolve, PAGE_CHANGE_INTERVAL_MS + 10));

  test('a page of the engine stays mounted until it is disposed; disposing twice is harmless', () => {
    const { dispose } = mount();
    expect(subject().seen().mountedPages).toBe(1);
    dispose();
    dispose();
    expect(subject().seen().mountedPages).toBe(0);
  });

  test('a mounted page answers the values that it was mounted with once it has been read', async () => {
    subject().showPages({ isValid: true });
    const page = mount({ values: { reason: '回家' } });
    expect(page.values()).toEqual({});
    expect(isAppError(await page.collect().catch((error: unknown) => error), 'user')).toBe(true);
    const loaded = await read({ values: { reason: '回家' } });
    expect(loaded.values()).toEqual({ reason: '回家' });
    await expect(loaded.collect()).resolves.toEqual({ reason: '回家' });
  });

  test('a mounted page that misses something answers no checked values', async () => {
    subject().showPages({ isValid: false });
    const page = await read({ values: { reason: '回家' } });
    await expect(page.collect()).resolves.toBeUndefined();
    expect(page.values()).toMatchObject({ reason: '回家' });
  });

  test('the values of a mounted page are no unsaved input, and saving them is harmless', async () => {
    subject().showPages({ isValid: true });
    const onDirty = jest.fn();
    const page = await read({ values: { reason: '回家' }, onDirty, draftOf: 'task-1', hasToolbar: false });
    page.markSaved(page.values());
    page.markSaved();
    expect([subject().seen().isDirty, onDirty.mock.calls]).toEqual([false, []]);
  });

  test('a mounted page tells once of the changes of 150 ms, not of its first values, and never once it is disposed', async () => {
    subject().showPages({ isValid: true });
    const changes: unknown[] = [];
    const page: MountedPage = await read({
      values: { reason: '回家' },
      onChange: () => void changes.push(page.values()),
    });
    await passed();
    expect(changes).toEqual([]);
    ['探', '探亲'].forEach((reason) => subject().enterReason(reason));
    expect(changes).toEqual([]);
    await passed();
    expect(changes).toEqual([{ reason: '探亲' }]);
    subject().enterReason('出差');
    page.dispose();
    await passed();
    expect(changes).toHaveLength(1);
  });

  test('a mounted page is a part of a paper once it has been read, with what it holds then', async () => {
    subject().showPages({ isValid: true });
    const paper = document.createElement('div');
    const unread = mount({ values: { reason: '回家' } });
    const error: unknown = await unread.mountOnPaper(paper).catch((thrown: unknown) => thrown);
    expect(isAppError(error, 'user')).toBe(true);
    const page = await read({ values: { reason: '回家' } });
    const remove = await page.mountOnPaper(paper);
    expect(paper.querySelector('[data-paper="fields"]')).toHaveTextContent('回家');
    remove();
    expect(paper).toBeEmptyDOMElement();
  });

  test('an expression is evaluated with values by name', async () => {
    const values = { amount: 3000, applicant: { orgname: '华东' } };
    const [isLarge, name] = ['amount >= 3000', 'applicant.orgname'];
    subject().prepareExpressions({ [isLarge]: true, [name]: '华东' }, []);
    const { expressions } = subject().portal.engine;
    await expect(expressions.check(isLarge, ['amount'])).resolves.toBeUndefined();
    await expect(expressions.evaluate(isLarge, values)).resolves.toBe(true);
    await expect(expressions.evaluate(name, values)).resolves.toBe('华东');
  });

  test('an expression that is wrong says what is wrong, and is not evaluated', async () => {
    subject().prepareExpressions({}, ['amount >']);
    const { expressions } = subject().portal.engine;
    const problem = await expressions.check('amount >', ['amount']);
    expect(problem?.text).toEqual(expect.stringMatching(/./));
    const error: unknown = await expressions.evaluate('amount >', { amount: 1 }).catch((thrown: unknown) => thrown);
    expect(isAppError(error, 'config')).toBe(true);
  });

  test('the numbers beside menu items can be followed, and are read again when a screen asks for it', () => {
    const { badges } = subject().portal;
    expect(badges.get()).toBe(badges.get());
    expect(badges.get().returned).toBeUndefined();
    const unsubscribe = badges.subscribe(() => undefined);
    expect(() => badges.refresh()).not.toThrow();
    unsubscribe();
  });
}
