import { platformAt } from '../../support/platform';

const REPORT = { reportcode: 'sales-summary', slices: [], init: 1, pageInfo: { pageindex: 1, pagesize: 20 } };

/** Calls whose first answer after a start takes long, because the pretend platform creates its data only then. */
const FIRST_CALLS: readonly (readonly [path: string, input: object])[] = [
  ['/api/teapi/dy-biz/workbench', {}],
  // Finished processes, which the numbers in Atrium's menu ask for.
  ['/api/teapi/workflow/flow/getmyprocesslist', { af_pageindex: 1, af_pagesize: 1, af_querytype: 'copied' }],
  ['/api/teapi/report/list', {}],
  ['/api/teapi/report/biengine/report', REPORT],
  ['/api/teapi/report/drill', { ...REPORT, drill: { elementcode: 'region', value: '南京' }, pdrill: [] }],
];

/** Brings the platform to its first state, with all its data created. */
export async function prepareServer(url: string): Promise<void> {
  const platform = platformAt(url);
  await platform.reset();
  const { token } = await platform.tokensOf('zhang.wei');
  const call = async (path: string, input: object, bearer: string) => {
    const headers = { 'content-type': 'application/json', connection: 'close', token: bearer, pagecode: 'workbench' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { resp_data: unknown }).resp_data;
  };
  const account = await call('/api/teapi/rolepermission/account/getaccountinfo', { positionid: '' }, token);
  for (const [path, input] of FIRST_CALLS) await call(path, input, (account as { token: string }).token);
}
