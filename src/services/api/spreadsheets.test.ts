import { createTestServices } from '../testing/createTestServices';
import { signIn } from '../testing/signIn';
import {
  cancelJob,
  exportStatus,
  importInForeground,
  importStatus,
  importTemplate,
  listJobs,
  startExport,
  startImport,
} from './spreadsheets';

const IMPORT = '/api/teapi/dy-biz-imexport/biz/imexport/impExcel';
const EXPORT = '/api/teapi/dy-biz-imexport/biz/imexport/expExcel';
const IMPORT_STATUS = '/api/teapi/queue/impexp/impStatus';
const EXPORT_STATUS = '/api/teapi/queue/impexp/expStatus';

const service = { moCode: 'customer', lgCode: 'imp', microclass: 'C' };
const file = { url: 'https://s/x.xlsx', filename: 'x.xlsx', sheetNames: ['甲', 'b'], duplicateRule: 'skip' };
const impfile = { fileurl: file.url, filename: 'x.xlsx', sheetnames: '["甲","b"]', _dupstrategy: 'skip' };

function setUp() {
  const services = createTestServices();
  signIn(services);
  return services;
}

it('starts an import with the file beside the logic inputs, and answers the job’s id', async () => {
  const { http, server } = setUp();
  server.on(IMPORT, () => ({ resp_data: 42 }));
  await expect(startImport(http, { service, file, input: { region: 'east' }, path: '' })).resolves.toBe('42');
  const [received] = server.received(IMPORT);
  expect([...(received?.query ?? [])]).toEqual([
    ['mocode', 'customer'],
    ['lgcode', 'imp'],
    ['microclass', 'C'],
  ]);
  expect(received?.body).toEqual({ region: 'east', impfile });
});

it('sends the import to the path that the deployment names', async () => {
  const { http, server } = setUp();
  server.on('/import/excel', () => ({ resp_data: 'j1' }));
  await expect(startImport(http, { service, file, input: {}, path: '/import/excel' })).resolves.toBe('j1');
});

it.each([undefined, null, '', ' ', {}])('takes %j for no job: the start has failed', async (answer) => {
  const { http, server } = setUp();
  server.on(IMPORT, () => ({ resp_data: answer }));
  await expect(startImport(http, { service, file, input: {}, path: '' })).rejects.toMatchObject({ kind: 'service' });
});

it('starts an export with the chosen columns', async () => {
  const { http, server } = setUp();
  server.on(EXPORT, () => ({ resp_data: 'e1' }));
  const choice = { sheetName: '客户', filename: '客户.csv', fileType: '2', columns: ['name'] } as const;
  await expect(startExport(http, { service, ...choice, input: { city: 'SH' } })).resolves.toBe('e1');
  expect(server.received(EXPORT)[0]?.body).toEqual({
    city: 'SH',
    expfile: { sheetname: '客户', filename: '客户.csv', filetype: '2', __fields: ['name'] },
  });
});

const item = { dynamicid: 'j1', importstate: 'importing', finishRate: '40', imptotalitem: 100, imperrortotalitem: '2' };
const importing = {
  state: 'importing',
  finishRate: 40,
  errorFileUrl: '',
  fatalError: '',
  filename: '',
  total: 100,
  failed: 2,
  ignored: undefined,
};

it('reads the job’s own status and the queue', async () => {
  const { http, server } = setUp();
  const states = [null, { ...item, dynamicid: 'other', importstate: 'complete' }, item];
  server.on(IMPORT_STATUS, () => ({ resp_data: { queuesize: '3', states } }));
  await expect(importStatus(http, 'j1')).resolves.toEqual({ queueSize: 3, status: importing });
  expect(server.received(IMPORT_STATUS)[0]?.query.get('dynamicid')).toBe('j1');
});

it('reads the bare list of an old service, which tells no queue', async () => {
  const { http, server } = setUp();
  server.on(IMPORT_STATUS, () => ({ resp_data: [item] }));
  await expect(importStatus(http, 'j1')).resolves.toEqual({ queueSize: undefined, status: importing });
});

it('takes the status of another job for no answer about this one', async () => {
  const { http, server } = setUp();
  server.on(IMPORT_STATUS, () => ({ resp_data: { queuesize: 0, states: [{ ...item, dynamicid: 'j2' }] } }));
  await expect(importStatus(http, 'j1')).resolves.toEqual({ queueSize: 0, status: undefined });
});

it('reads size, rows and address of an exported file, whose status may have no id', async () => {
  const { http, server } = setUp();
  const state = { exportstate: 'complete', finishRate: 120, filesize: 2048, exportfileurl: 'u', exptotalitem: 9 };
  server.on(EXPORT_STATUS, () => ({ resp_data: [{ ...state, expsuctotalitem: 8, filename: null }] }));
  await expect(exportStatus(http, 'e1')).resolves.toEqual({
    queueSize: undefined,
    status: {
      state: 'complete',
      finishRate: 100,
      errorFileUrl: '',
      fatalError: '',
      filename: '',
      total: 9,
      fileUrl: 'u',
      fileSize: 2048,
      exported: 8,
    },
  });
});

it.each(['nothing', 7, { states: 7 }, [7]])('refuses %j as a status', async (answer) => {
  const { http, server } = setUp();
  server.on(IMPORT_STATUS, () => ({ resp_data: answer }));
  await expect(importStatus(http, 'j1')).rejects.toMatchObject({ kind: 'service', code: 'errors.badAnswer' });
});

it('asks the server for every status, and keeps what other reads have cached', async () => {
  const { http, server } = setUp();
  server.on(IMPORT_STATUS, () => ({ resp_data: [item] }));
  server.on('/api/teapi/read', () => ({ resp_data: 1 }));
  await http.get('/api/teapi/read');
  await Promise.all([importStatus(http, 'j1'), importStatus(http, 'j1')]);
  await importStatus(http, 'j1');
  await http.get('/api/teapi/read');
  expect(server.received(IMPORT_STATUS)).toHaveLength(3);
  expect(server.received('/api/teapi/read')).toHaveLength(1);
});

it('imports in the foreground with a business call of the page', async () => {
  const { http, server } = setUp();
  server.on('/api/teapi/dy-biz/customerimport', () => ({ resp_data: { imptotalitem: 3, errorfileurl: 'e' } }));
  const request = { api: 'customerimport', pageCode: 'customer-list', file, input: { region: 'east' } };
  await expect(importInForeground(http, request)).resolves.toMatchObject({ total: 3, errorFileUrl: 'e' });
  const [received] = server.received('/api/teapi/dy-biz/customerimport');
  expect(received?.body).toEqual({ region: 'east', impfile });
  expect(received?.headers.get('pagecode')).toBe('customer-list');
});

it('takes a foreground answer without counts for one without faults', async () => {
  const { http, server } = setUp();
  server.on('/api/teapi/dy-biz/x', () => ({ resp_data: 'done' }));
  const answer = await importInForeground(http, { api: 'x', pageCode: 'p', file, input: {} });
  expect(answer).toMatchObject({ state: '', errorFileUrl: '', fatalError: '', total: undefined });
});

it.each([
  ['a list', [{ importstate: 'fatalerror', fatalerrormsg: 'no' }]],
  ['a list with the queue', { queuesize: 0, states: [{ importstate: 'fatalerror', fatalerrormsg: 'no' }] }],
])('reads the failure of a foreground import from %s', async (_shape, answer) => {
  const { http, server } = setUp();
  server.on('/api/teapi/dy-biz/x', () => ({ resp_data: answer }));
  const status = await importInForeground(http, { api: 'x', pageCode: 'p', file, input: {} });
  expect(status).toMatchObject({ state: 'fatalerror', fatalError: 'no' });
});

it('waits half an hour for a foreground import', async () => {
  jest.useFakeTimers();
  const { http, server } = setUp();
  server.on('/api/teapi/dy-biz/x', () => new Promise(() => undefined));
  const handleFailure = jest.fn();
  const call = importInForeground(http, { api: 'x', pageCode: 'p', file, input: {} }).catch(handleFailure);
  await jest.advanceTimersByTimeAsync(30 * 60_000 - 1);
  expect(handleFailure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await call;
  expect(handleFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }));
  jest.useRealTimers();
});

it('takes blanks for no address of a file', async () => {
  const { http, server } = setUp();
  const blank = { errorfileurl: ' ', exportfileurl: ' ' };
  server.on(EXPORT_STATUS, () => ({ resp_data: [{ ...blank, exportstate: 'complete' }] }));
  const { status } = await exportStatus(http, 'e1');
  expect(status).toMatchObject({ state: 'complete', errorFileUrl: '', fileUrl: '' });
});

it('cancels a job, and fetches a template', async () => {
  const { http, server } = setUp();
  server.on('/api/teapi/queue/impexp/cancel', () => ({ resp_data: null }));
  server.on('/api/teapi/protocol/file/download', () => new Response('template'));
  await cancelJob(http, 'j1');
  expect(server.received('/api/teapi/queue/impexp/cancel')[0]?.body).toEqual({ dynamicid: 'j1' });
  expect(await (await importTemplate(http, 'k')).text()).toBe('template');
  expect(server.received('/api/teapi/protocol/file/download')[0]?.query.get('filekey')).toBe('k');
});

describe('the list of jobs', () => {
  const LIST = '/api/teapi/queue/impexp/list';
  const query = { kind: '', state: '', page: { index: 2, size: 10 } } as const;

  it('reads imports and exports, and leaves out what it cannot name', async () => {
    const { http, server } = setUp();
    const listed = { ...item, kind: 'import', modelname: '客户', initdate: '2026-11-20T14:05:00Z' };
    const exported = { kind: 'export', dynamicid: 7, exportstate: 'complete', filesize: '12', expsuctotalitem: 3 };
    const items = [listed, exported, { ...listed, kind: 'other' }, { ...listed, dynamicid: '' }, 7];
    server.on(LIST, () => ({ resp_data: { items, itemcount: '42' } }));
    const answer = await listJobs(http, query);
    expect(answer).toMatchObject({
      itemCount: 42,
      jobs: [
        { id: 'j1', kind: 'import', modelName: '客户', startedAt: Date.UTC(2026, 10, 20, 14, 5), status: importing },
        { id: '7', kind: 'export', modelName: '', startedAt: undefined, status: { fileSize: 12, exported: 3 } },
      ],
    });
    expect(answer.jobs).toHaveLength(2);
    expect(server.received(LIST)[0]?.body).toEqual({ kind: '', state: '', pageindex: 2, pagesize: 10 });
  });

  it('is empty where the page has no rows', async () => {
    const { http, server } = setUp();
    server.on(LIST, () => ({ resp_data: { items: null, itemcount: 0 } }));
    expect(await listJobs(http, query)).toEqual({ jobs: [], itemCount: 0 });
  });

  it('is not provided by a platform that answers 404', async () => {
    await expect(listJobs(setUp().http, query)).rejects.toMatchObject({ code: 'errors.notProvided' });
  });
});
