import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inRoot, ROOT } from '../../scripts/lib/project.mjs';

export interface PreviewCommand {
  /** Resolves with the next line that matches; each line is returned once. */
  line(pattern: RegExp): Promise<string>;
  /** The output on stderr so far. */
  errors(): string;
  /** Sends SIGINT and resolves with the exit code. */
  interrupt(): Promise<number | null>;
  readonly exited: Promise<number | null>;
}

/** Runs `npm run preview` on a free port. */
export function startPreview(...args: string[]): PreviewCommand {
  const child = spawn(process.execPath, [inRoot('scripts/preview.mjs'), '--port', '0', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async line(pattern) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`The preview ended before it said ${String(pattern)}\n${problems}`);
        if (pattern.test(value)) return value;
      }
    },
    errors: () => problems,
    interrupt() {
      child.kill('SIGINT');
      return exited;
    },
    exited,
  };
}
