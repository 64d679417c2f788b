import { DEMO_PASSWORD } from '../../mock/domain/fixtures';

/** A call that the platform received; secrets are replaced by pseudonyms. */
export interface LoggedCall {
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
  /** 0: no response yet. */
  status: number;
}

export interface Platform {
  fault(fault: { path: string; kind: string; times?: number; ms?: number; afterCommit?: boolean }): Promise<void>;
  /** Makes the next uploads and downloads of a storage fail; `slow` needs `ms`. */
  storageFault(fault: { provider: string; kind: string; times?: number; ms?: number }): Promise<void>;
  /** Ends the faults of all storages; slow requests go on. */
  clearStorageFaults(): Promise<void>;
  /** Sets the lifetime of future storage credentials. */
  storageTokenLife(ms: number): Promise<void>;
  /** Expires all storage credentials. */
  expireStorage(): Promise<void>;
  /** Sets the pause between two steps of an import or export. */
  jobSpeed(ms: number): Promise<void>;
  passwordRules(change: { encryptionAlgorithm?: string; passwordPattern?: string }): Promise<void>;
  reset(): Promise<void>;
  /** Expires all tokens; refresh tokens stay valid. */
  expire(): Promise<void>;
  log(path?: string): Promise<LoggedCall[]>;
  /** Signs in and returns the tokens, as another system would. */
  tokensOf(username: string): Promise<{ token: string; refreshtoken: string; tokenexpires: number }>;
}

/**
 * A test that computes for seconds does not notice that the server closes idle connections, and would send its next call
 * into one of them.
 */
const NEW_CONNECTION = { connection: 'close' };

/** A client of the mock platform's test control calls. */
export function platformAt(url: string): Platform {
  const post = async (path: string, body: unknown = {}): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...NEW_CONNECTION },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { resp_data: unknown }).resp_data;
  };
  const order = async (path: string, body?: unknown) => void (await post(path, body));
  return {
    fault: (fault) => order('/api/__mock__/fault', fault),
    storageFault: (fault) => order('/api/__mock__/storagefault', fault),
    clearStorageFaults: () => order('/api/__mock__/clearstoragefaults'),
    storageTokenLife: (ms) => order('/api/__mock__/storagetokenlife', { ms }),
    expireStorage: () => order('/api/__mock__/expirestorage'),
    jobSpeed: (ms) => order('/api/__mock__/jobspeed', { ms }),
    passwordRules: (change) => order('/api/__mock__/passwordrules', change),
    reset: () => order('/api/__mock__/reset'),
    expire: () => order('/api/__mock__/expire'),
    async log(path) {
      const query = path ? `?path=${encodeURIComponent(path)}` : '';
      const answer = await fetch(`${url}/api/__mock__/log${query}`, { headers: NEW_CONNECTION });
      return ((await answer.json()) as { resp_data: LoggedCall[] }).resp_data;
    },
    tokensOf: (username) =>
      post('/api/auth/login', { username, password: DEMO_PASSWORD, clienttypecode: '1' }) as ReturnType<
        Platform['tokensOf']
      >,
  };
}
