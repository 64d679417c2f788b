import { DEMO_PASSWORD } from '../../../../mock/domain/landmarks';

export interface Answer {
  status: number;
  /** The whole body; undefined when it was not JSON. */
  body: Record<string, unknown>;
  /** `resp_data` as the test expects it. */
  data<Shape>(): Shape;
}

type Headers = Record<string, string>;

/** A caller of the platform: remembers the token it was given last. */
export interface Client {
  headers: Headers;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  /** A business call from some page. */
  business(api: string, body?: unknown): Promise<Answer>;
  /** Signs in, chooses the only tenant and takes the position (the only one when none is named). */
  signIn(username: string, positionid?: string): Promise<Answer>;
}

export function createClient(url: string): Client {
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ctcode: '1', req_id: '', ...client.headers },
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    });
    const parsed = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body: parsed, data: <Shape>() => parsed.resp_data as Shape };
  };
  const client: Client = {
    headers: {},
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    business: (api, body) => {
      client.headers.pagecode ??= 'workbench';
      return client.post(`/api/teapi/dy-biz/${api}`, body);
    },
    async signIn(username, positionid = '') {
      const login = await client.post('/api/auth/login', { username, password: DEMO_PASSWORD, clienttypecode: '1' });
      client.headers.token = login.data<{ token: string }>().token;
      const account = await client.post('/api/teapi/rolepermission/account/getaccountinfo', { positionid });
      client.headers.token = account.data<{ token: string }>().token;
      return account;
    },
  };
  return client;
}
