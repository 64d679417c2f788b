import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../fakeHost';
import { createPageHandle } from './pageHandle';
import { createTestPage } from './testPage';

const text = (name: string, more: Record<string, unknown> = {}) => ({ type: 'text', name, ...more });

async function open(controls: readonly unknown[], options: Parameters<typeof createTestPage>[1] = {}) {
  const test = createTestPage(controls, options);
  await test.page.start();
  return { ...test, handle: createPageHandle(test.page) };
}

describe('the values of a page, taken from outside', () => {
  it('are those of a submit, without the page status and without what may not be seen', async () => {
    const { handle } = await open([text('a'), text('b')], {
      given: { a: 1, b: 2 },
      rights: { default: 'editable', fields: { b: 'hidden' } },
    });
    expect(handle.values()).toEqual({ a: 1 });
    await expect(handle.collect()).resolves.toEqual({ a: 1 });
  });

  it('are not collected while something is missing, which is marked', async () => {
    const { handle, page, edit } = await open([text('a', { required: 1 })]);
    await expect(handle.collect()).resolves.toBeUndefined();
    expect([page.control('a').error(), page.focusRequest()?.control]).toEqual(['engine.required {"title":"a"}', 'a']);
    edit('a', 'x');
    await expect(handle.collect()).resolves.toEqual({ a: 'x' });
  });

  it('wait for what follows from the last change, and for files that are still on their way', async () => {
    const onvaluechange = { steps: [{ do: 'set', target: 'total', value: '=amount * 2' }] };
    const { handle, page, edit } = await open([text('amount', { onvaluechange }), text('total'), text('file')]);
    let arrive = () => undefined as void;
    page.beforeSubmit(
      () =>
        new Promise((resolve) => {
          arrive = () => {
            page.control('file').set('stored');
            resolve();
          };
        }),
    );
    edit('amount', 4);
    const collected = handle.collect();
    await new Promise((resolve) => setTimeout(resolve));
    arrive();
    await expect(collected).resolves.toEqual({ amount: 4, total: 8, file: 'stored' });
  });

  it('are not collected when a file does not arrive, or an expression fails', async () => {
    const { handle, page } = await open([text('a')]);
    const failure = new AppError('network', 'lost');
    const stop = page.beforeSubmit(() => Promise.reject(failure));
    await expect(handle.collect()).rejects.toBe(failure);
    stop();
    const failing = await open([text('a', { value: 'x'.repeat(60_000) }), text('b', { value: '=concat(a, a)' })]);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    failing.value('b');
    await expect(failing.handle.collect()).rejects.toMatchObject({ kind: 'config' });
  });

  it('are no unsaved input once they are saved; what was changed meanwhile still is', async () => {
    const { handle, page, edit } = await open([text('a')]);
    edit('a', 'x');
    const first = handle.values();
    edit('a', 'xy');
    handle.values();
    handle.markSaved(first);
    expect(page.isDirty()).toBe(true);
    handle.markSaved();
    expect(page.isDirty()).toBe(false);
    edit('a', 'xyz');
    handle.markSaved();
    expect(page.isDirty()).toBe(true);
  });

  it('are there when the record is, perhaps after a retry', async () => {
    let isDown = true;
    const host = createFakeHost({
      call: () => (isDown ? Promise.reject(new AppError('network', 'down')) : Promise.resolve({ a: 'stored' })),
    });
    const steps = [
      { id: 'read', do: 'call', api: 'x', input: {} },
      { do: 'fill', values: '=read' },
    ];
    const { handle, page } = await open([text('a')], { host, status: 2, more: { onload: { steps } } });
    const loaded = jest.fn();
    void handle.whenLoaded().then(loaded);
    await Promise.resolve();
    expect([handle.isLoaded(), loaded.mock.calls.length]).toEqual([false, 0]);
    isDown = false;
    await page.readAgain();
    await Promise.resolve();
    expect([handle.isLoaded(), loaded.mock.calls.length, handle.values()]).toEqual([true, 1, { a: 'stored' }]);
  });
});

describe('a change of values is told outside', () => {
  it('after the first values are there: of edits, formulas, lines and later answers; not of filters or what stays', async () => {
    const host = createFakeHost({ call: () => Promise.resolve({ a: 'stored' }) });
    const steps = [
      { id: 'read', do: 'call', api: 'x', input: {} },
      { do: 'fill', values: '=read' },
    ];
    const controls = [
      text('a'),
      text('b', { value: '=concat(a, "!")' }),
      { type: 'array', name: 'lines', insertable: 1, controls: [text('note')] },
      { type: 'search', name: 'search', target: 'found', controls: [text('word')] },
      { type: 'table', name: 'found', value: [], columns: [{ name: 'no', title: 'No.' }] },
    ];
    const { page, edit, array } = createTestPage(controls, { host, status: 2, more: { onload: { steps } } });
    const tell = jest.fn();
    const stop = createPageHandle(page).onChange(tell);
    edit('a', 'before');
    await page.start();
    expect(tell).not.toHaveBeenCalled();
    const told = (act: () => void) => {
      const before = tell.mock.calls.length;
      act();
      return tell.mock.calls.length > before;
    };
    expect(told(() => edit('a', 'x'))).toBe(true);
    expect(told(() => array('lines').insert([{}]))).toBe(true);
    expect(told(() => page.fill({ a: 'later' }))).toBe(true);
    expect(told(() => edit('a', 'later'))).toBe(false);
    expect(told(() => edit('word', 'x'))).toBe(false);
    stop();
    expect(told(() => edit('a', 'y'))).toBe(false);
  });

  it('never after the page was closed', async () => {
    const { page, edit, handle } = await open([text('a')]);
    const tell = jest.fn();
    handle.onChange(tell);
    page.dispose();
    edit('a', 'x');
    expect(tell).not.toHaveBeenCalled();
  });
});

it('a page without its toolbar offers no save of its own', async () => {
  const offerSave = jest.fn(() => () => undefined);
  const save = { type: 'button', name: 'save', onclicked: { steps: [{ do: 'submit', api: 'x' }] } };
  await open([save], { host: createFakeHost({ offerSave }), hasToolbar: false });
  expect(offerSave).not.toHaveBeenCalled();
  await open([save], { host: createFakeHost({ offerSave }) });
  expect(offerSave).toHaveBeenCalledTimes(1);
});
