import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../../scripts/lib/project.mjs';

export interface TestServer {
  /** `http://localhost:41234` */
  url: string;
  stop(): Promise<void>;
}

/** Serves dist/ with a new mock platform on a free port; another script serves something else in the same way. */
export async function startServer(env: Record<string, string> = {}, script = 'scripts/serve.ts'): Promise<TestServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^listening (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  const url = await Promise.race([listening, exited.then(() => null)]);
  if (!url) throw new Error(`The server did not start:\n${problems}`);
  return {
    url,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
