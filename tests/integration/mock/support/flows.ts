import { platform } from '../../../../mock/domain/platform';
import type { Answer, Client } from './client';
import type { PlatformServer } from './platformServer';

const FLOW = '/api/teapi/workflow/flow';

export const INVOICE = {
  ...{ url: '/api/mock-files/invoice', filename: '发票.pdf', type: 'pdf', date: '20261120', datetime: '2026-11-20' },
};
export const LEAVE = { type: 'annual', from: '2026-12-01', to: '2026-12-05', reason: '回老家' };
export const STORE = { name: '试点店', region: '苏州', address: '文化路 1 号', area: 80, rent: 9_000 };
export const EXPENSE = {
  type: 'travel',
  reason: '展会差旅',
  lines: [{ date: '2026-11-18', item: 'hotel', amount: 4_000, remark: '' }],
  attachments: [INVOICE],
};

/** A person of the East China company, signed in. */
export async function signedIn(server: PlatformServer, username: string, positionId?: string): Promise<Client> {
  const client = server.client();
  await client.signIn(username, positionId);
  return client;
}

/** Who holds a position. */
export const usernameOf = (positionId: string): string =>
  platform().accounts.find(({ memberships }) => memberships.some(({ positionIds }) => positionIds.includes(positionId)))
    ?.username ?? '';

let requests = 0;
const nextRequest = () => `request-${(requests += 1)}`;

export const post = (client: Client, call: string, body: object = {}): Promise<Answer> =>
  client.post(`${FLOW}/${call}`, body);

export const submit = (client: Client, flowcode: string, values: object, more: object = {}): Promise<Answer> =>
  post(client, 'submit', { flowcode, values, chosen: {}, requestid: nextRequest(), ...more });

export const handle = (client: Client, processid: string, action: string, more: object = {}): Promise<Answer> =>
  post(client, 'handle', { processid, action, comment: '', requestid: nextRequest(), ...more });

/** Rows of one of the lists of a person. */
export async function listOf<Row>(client: Client, af_querytype: string, af_querycondition: object = {}) {
  const page = { af_pageindex: 1, af_pagesize: 200, af_querytype, af_querycondition };
  return (await post(client, 'getmyprocesslist', page)).data<{ af_items: Row[] }>().af_items;
}

export const codeOf = ({ body }: Answer) => body.error_code;
