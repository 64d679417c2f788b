import { DEMO_PASSWORD } from '../../mock/domain/fixtures';

/** One call as the platform received it; secrets are disguised. */
export interface LoggedCall {
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
  /** 0: no answer yet. */
  status: number;
}

export interface Platform {
  fault(fault: { path: string; kind: string; times?: number; ms?: number; afterCommit?: boolean }): Promise<void>;
  passwordRules(change: { encryptionAlgorithm?: string; passwordPattern?: string }): Promise<void>;
  reset(): Promise<void>;
  /** Every token has expired; refresh tokens still serve. */
  expire(): Promise<void>;
  log(path?: string): Promise<LoggedCall[]>;
  /** The tokens of a fresh sign-in, as another system would have got them. */
  tokensOf(username: string): Promise<{ token: string; refreshtoken: string; tokenexpires: number }>;
}

/** The pretend platform's own door: what a test orders and looks up behind the product's back. */
export function platformAt(url: string): Platform {
  const post = async (path: string, body: unknown = {}): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { resp_data: unknown }).resp_data;
  };
  const order = async (path: string, body?: unknown) => void (await post(path, body));
  return {
    fault: (fault) => order('/api/__mock__/fault', fault),
    passwordRules: (change) => order('/api/__mock__/passwordrules', change),
    reset: () => order('/api/__mock__/reset'),
    expire: () => order('/api/__mock__/expire'),
    async log(path) {
      const query = path ? `?path=${encodeURIComponent(path)}` : '';
      const answer = (await (await fetch(`${url}/api/__mock__/log${query}`)).json()) as { resp_data: LoggedCall[] };
      return answer.resp_data;
    },
    tokensOf: (username) =>
      post('/api/auth/login', { username, password: DEMO_PASSWORD, clienttypecode: '1' }) as ReturnType<
        Platform['tokensOf']
      >,
  };
}
