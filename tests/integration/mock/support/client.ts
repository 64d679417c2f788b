import { DEMO_PASSWORD } from '../../../../mock/domain/fixtures';

export interface Answer {
  status: number;
  /** The parsed body; undefined when it was not JSON. */
  body: Record<string, unknown>;
  /** `resp_data` with the expected type. */
  data<Shape>(): Shape;
}

/** A response without JSON: a page, a file or a redirect. */
export interface Page {
  status: number;
  text: string;
  /** The target of a redirect; empty without one. */
  location: string;
  type: string;
}

type Headers = Record<string, string>;

/** A client of the platform that stores the latest token. */
export interface Client {
  headers: Headers;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  /** Requests a page without following redirects; with fields it posts a form. */
  open(path: string, fields?: Readonly<Record<string, string>>): Promise<Page>;
  /** A business call with a page code. */
  business(api: string, body?: unknown): Promise<Answer>;
  /** Signs in, chooses the only tenant and the position (by default the only one). */
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
    async open(path, fields) {
      const response = await fetch(new URL(path, url), {
        method: fields ? 'POST' : 'GET',
        headers: client.headers,
        body: fields && new URLSearchParams(fields),
        redirect: 'manual',
      });
      const { status, headers } = response;
      return {
        status,
        text: await response.text(),
        location: headers.get('location') ?? '',
        type: headers.get('content-type') ?? '',
      };
    },
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
