import type { ImportRequest } from '@/common/spreadsheet';
import { openWithSteps } from './testRun';

const service = { moCode: 'customer', lgCode: 'import', microclass: 'Customers' };

/** A promise that the test settles. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve: (value: T) => resolve(value) };
}

describe('import', () => {
  it('opens the dialog with what the page says, and later steps read how it ended', async () => {
    const { press, host } = openWithSteps([
      {
        id: 'done',
        do: 'import',
        mocode: 'customer',
        lgcode: 'import',
        microclass: 'Customers',
        title: 'Import customers',
        input: { region: 'east' },
        template: 'template-customers',
        duplicates: [
          { key: 'skip', text: 'Skip', isselected: 1 },
          { key: 1, text: 'Overwrite' },
        ],
        columns: [
          { title: 'Code', type: 'text', required: 1, unique: 1, maxlength: 20 },
          { title: 'Level', type: 'text', options: ['A', 'B'] },
        ],
      },
      { do: 'message', text: 'read again', when: "=done == 'success'" },
    ]);
    await press();
    expect(host.log.imports).toEqual([
      {
        service,
        pageCode: expect.any(String) as string,
        title: 'Import customers',
        api: undefined,
        input: { region: 'east' },
        templateKey: 'template-customers',
        duplicateRules: [
          { key: 'skip', text: 'Skip', isSelected: true },
          { key: '1', text: 'Overwrite', isSelected: false },
        ],
        columns: [
          { title: 'Code', type: 'text', isRequired: true, isUnique: true, maxLength: 20 },
          { title: 'Level', type: 'text', isRequired: false, isUnique: false, options: ['A', 'B'] },
        ],
        onShown: expect.any(Function) as unknown,
      },
    ]);
    expect(host.log.messages).toEqual([['info', 'read again']]);
  });

  it('leaves the button free while its job runs, and later steps wait for the end', async () => {
    const job = deferred<'success'>();
    const shown = deferred<undefined>();
    const importRows = (request: ImportRequest) => {
      request.onShown?.();
      shown.resolve(undefined);
      return job.promise;
    };
    const { page, press, host } = openWithSteps(
      [
        { id: 'done', do: 'import', mocode: 'customer', lgcode: 'import' },
        { do: 'message', text: 'read again', when: "=done == 'success'" },
      ],
      { spreadsheet: { import: importRows, export: () => Promise.resolve('success') } },
    );
    let isFree = false;
    const ended = press(() => (isFree = true));
    await shown.promise;
    expect([isFree, host.log.messages, page.hasEnded]).toEqual([true, [], false]);
    job.resolve('success');
    await ended;
    expect(host.log.messages).toEqual([['info', 'read again']]);
  });

  it('takes no further step on a page that was closed while its job ran', async () => {
    const job = deferred<'success'>();
    const { page, press, host } = openWithSteps([{ do: 'import' }, { do: 'message', text: 'read again' }], {
      spreadsheet: { import: () => job.promise, export: () => Promise.resolve('success') },
    });
    const ended = press();
    page.dispose();
    job.resolve('success');
    await ended;
    expect(host.log.messages).toEqual([]);
  });

  it('leaves lists among the inputs out and logs them as an error', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { press, host } = openWithSteps([{ do: 'import', input: { ids: [1, 2], region: 'east' } }]);
    await press();
    expect(host.log.imports).toMatchObject([{ input: { region: 'east' }, service: { moCode: '', lgCode: '' } }]);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/import: engine\.spreadsheet\.lists .*ids/));
    log.mockRestore();
  });
});

describe('export', () => {
  const names = { mocode: 'customer', lgcode: 'import', microclass: 'Customers', sheetname: 'Sheet', filename: 'List' };

  it('opens the dialog with the columns that the page names', async () => {
    const columns = [
      { key: 'name', text: 'Name', isselected: 1 },
      { key: 'city', text: 'City' },
    ];
    const { press, host } = openWithSteps([{ do: 'export', ...names, columns, input: { city: 'SH' } }]);
    await press();
    expect(host.log.exports).toEqual([
      {
        service,
        title: undefined,
        input: { city: 'SH' },
        sheetName: 'Sheet',
        filename: 'List',
        columns: [
          { key: 'name', text: 'Name', isSelected: true },
          { key: 'city', text: 'City', isSelected: false },
        ],
        onShown: expect.any(Function) as unknown,
      },
    ]);
  });

  it('offers the columns of a table where the page names none', async () => {
    const table = {
      type: 'table',
      name: 'orders',
      source: { api: 'orderquery' },
      columns: [{ name: 'orderno', title: 'Order' }],
    };
    const { press, host } = openWithSteps([{ do: 'export', ...names, table: 'orders' }], { controls: [table] });
    await press();
    expect(host.log.exports).toMatchObject([{ columns: [{ key: 'orderno', text: 'Order', isSelected: false }] }]);
  });

  it('exports all columns where there is nothing to choose', async () => {
    const { press, host } = openWithSteps([{ do: 'export', ...names }]);
    await press();
    expect(host.log.exports).toMatchObject([{ columns: [] }]);
  });
});
