import { AppError } from '@/common/errors/appError';
import { openWithSteps } from './testRun';

describe('submit', () => {
  const submit = [{ do: 'submit', api: 'save', idfield: 'id', input: { source: 'web' } }];
  const controls = [{ type: 'text', name: 'a', value: 'x' }];

  it('sends the page’s values, more fields, and a new id for a new record', async () => {
    const { press, host, page } = openWithSteps(submit, { controls });
    await press();
    expect(host.log.calls[0]?.input).toEqual({ a: 'x', source: 'web', id: 'id-1', __pagestatus: 1 });
    expect(page.isDirty()).toBe(false);
  });

  it.each([1, 2] as const)('sends the page status with the values: %d', async (status) => {
    const { press, host } = openWithSteps([{ do: 'submit', api: 'save' }], { controls, status });
    await press();
    expect(host.log.calls[0]?.input).toEqual({ a: 'x', __pagestatus: status });
  });

  it('keeps the page open with what was typed while it was saved, and closes it after the next save', async () => {
    let answer: (result: object) => void = () => undefined;
    const { press, host, page } = openWithSteps([...submit, { do: 'close', result: '=1' }], {
      controls,
      call: () => new Promise((resolve) => (answer = resolve)),
    });
    const saving = press();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    page.control('a').edit('y');
    answer({});
    await saving;
    expect([host.log.closed, page.isDirty()]).toEqual([[], true]);
    expect(host.log.messages).toEqual([['warning', 'engine.submit.editedWhileSaving']]);
    const again = press();
    await new Promise((resolve) => setTimeout(resolve));
    answer({});
    await again;
    expect(host.log.calls.map(({ input }) => [input.a, input.id])).toEqual([
      ['x', 'id-1'],
      ['y', 'id-1'],
    ]);
    expect([host.log.closed, page.isDirty()]).toEqual([[1], false]);
  });

  it('keeps the page open with what was typed after it was saved and before it closed', async () => {
    const { press, host, page } = openWithSteps(
      [...submit, { do: 'confirm', text: 'Close?' }, { do: 'close', result: '=1' }],
      {
        controls,
        confirm: async () => {
          await Promise.resolve();
          page.control('a').edit('y');
          return true;
        },
      },
    );
    await press();
    expect([host.log.closed, page.isDirty()]).toEqual([[], true]);
  });

  it('closes the page when the event itself has changed a value after it was saved', async () => {
    const { press, host } = openWithSteps(
      [...submit, { do: 'set', target: 'a', value: 'saved' }, { do: 'close', result: '=1' }],
      { controls },
    );
    await press();
    expect(host.log.closed).toEqual([1]);
  });

  it('sends the same id again after a failure, even one of getting the id', async () => {
    let ids = 0;
    let fails = 2;
    const { press, host } = openWithSteps(submit, {
      controls,
      nextId: () => (++ids === 1 ? Promise.reject(new AppError('network', 'offline')) : Promise.resolve(`n${ids}`)),
      call: () => (fails-- > 0 ? Promise.reject(new AppError('network', 'timeout')) : Promise.resolve({})),
    });
    for (let tries = 0; tries < 4; tries += 1) await press();
    expect(host.log.calls.map(({ input }) => input.id)).toEqual(['n2', 'n2', 'n2']);
  });

  it('sends the same id when the page stays open after it was saved, and a new one for the next record', async () => {
    const { press, host, page } = openWithSteps(submit, { controls });
    await press();
    await press();
    page.fill({});
    await press();
    expect(host.log.calls.map(({ input }) => input.id)).toEqual(['id-1', 'id-1', 'id-2']);
  });

  it('sends the id that was loaded, and none when the loaded record has none', async () => {
    const { press, host, page } = openWithSteps(submit, { controls, status: 2 });
    page.fill({ a: 'y' });
    await press();
    page.fill({ id: 'o7', a: 'z' });
    await press();
    expect(host.log.calls.map(({ input }) => [input.a, input.id])).toEqual([
      ['y', undefined],
      ['z', 'o7'],
    ]);
  });

  it('makes a record of its own in a page to edit into which none was loaded: a repeated submit carries the same new id', async () => {
    let fails = 1;
    const call = () => (fails-- > 0 ? Promise.reject(new AppError('network', 'answer lost')) : Promise.resolve({}));
    const { press, host } = openWithSteps(submit, { controls, status: 2, call });
    await press();
    await press();
    await press();
    expect(host.log.calls.map(({ input }) => input.id)).toEqual(['id-1', 'id-1', 'id-1']);
  });

  it('sends as null what somebody emptied, in rows as well, and leaves out what nobody has touched', async () => {
    const lines = {
      type: 'array',
      name: 'lines',
      controls: [
        { type: 'date', name: 'due' },
        { type: 'text', name: 'item' },
      ],
    };
    const { press, host, page, edit, array } = openWithSteps(submit, {
      controls: [
        { type: 'date', name: 'day' },
        { type: 'date', name: 'other' },
        { type: 'text', name: 'loaded' },
        lines,
      ],
      status: 2,
    });
    page.fill({ id: 'o7', loaded: null, lines: [{ due: '2026-12-01', item: 'x' }] });
    edit('day', '2026-12-24');
    edit('day', undefined);
    array('lines').setCell(array('lines').list()[0]!, 'due', undefined);
    await press();
    expect(host.log.calls[0]?.input).toStrictEqual({
      day: null,
      loaded: null,
      lines: [{ due: null, item: 'x' }],
      id: 'o7',
      source: 'web',
      __pagestatus: 2,
    });
  });

  it('sends the text of a choice where the record keeps it', async () => {
    const { press, host, page } = openWithSteps(submit, {
      controls: [{ type: 'select', name: 'customer', options: [], textfield: 'customername' }],
      status: 2,
    });
    page.fill({ customer: 'c1', customername: '百联' });
    page.control('customer').edit('c2', { siblings: { customername: '永辉' } });
    await press();
    page.control('customer').edit(undefined, { siblings: { customername: undefined } });
    await press();
    expect(host.log.calls.map(({ input }) => input)).toMatchObject([
      { customer: 'c2', customername: '永辉' },
      { customer: null, customername: null },
    ]);
  });

  it('sends nothing while something is not valid', async () => {
    const { press, host } = openWithSteps(submit, { controls: [{ type: 'text', name: 'a', required: 1 }] });
    await press();
    expect([host.log.calls, host.log.errors]).toEqual([[], []]);
  });

  it('waits for what has to be uploaded first, and carries what came of it; not while something is not valid', async () => {
    const { press, host, page, edit } = openWithSteps(submit, { controls: [{ type: 'text', name: 'a', required: 1 }] });
    let uploads = 0;
    const leave = page.beforeSubmit(async () => {
      uploads += 1;
      await Promise.resolve();
      edit('a', 'file-7');
    });
    await press();
    expect([uploads, host.log.calls]).toEqual([0, []]);
    edit('a', 'pending');
    await press();
    expect(host.log.calls.map(({ input }) => input.a)).toEqual(['file-7']);
    leave();
    await press();
    expect(uploads).toBe(1);
  });

  it('is not sent when an upload fails, and says why', async () => {
    const { press, host, page } = openWithSteps(submit, { controls });
    page.beforeSubmit(() => Promise.reject(new AppError('network', 'upload failed')));
    await press();
    expect(host.log.calls).toEqual([]);
    expect(page.problem()).toBe('upload failed');
  });

  it('keeps as unsaved what was changed while it was under way', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const { press, page, edit } = openWithSteps(submit, {
      controls: controls,
      call: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    const pressed = press();
    await new Promise(process.nextTick);
    edit('a', 'typed meanwhile');
    finish({});
    await pressed;
    expect(page.isDirty()).toBe(true);
  });

  it('says on the page why it failed until the next try, but not when it was given up', async () => {
    const errors = [new AppError('network', 'No answer'), new AppError('cancelled', 'closed')];
    const { press, page, value } = openWithSteps(submit, {
      controls,
      errorText: () => '网络链接错误',
      call: () => Promise.reject(errors.shift() as Error),
    });
    await press();
    expect(page.problem()).toBe('网络链接错误');
    expect(value('a')).toBe('x');
    await press();
    expect(page.problem()).toBeUndefined();
  });
});
