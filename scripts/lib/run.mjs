import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

/**
 * Runs a program to its end and resolves to its exit code and output. `isShown` also prints the output.
 * Never rejects: a program that cannot be started has exit code 127.
 */
export function run(command, args, { cwd = ROOT, env = {}, isShown = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (stream) => (chunk) => {
      output += chunk;
      if (isShown) stream.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a package's program with this Node and without a shell, which works on every system. */
export const runBin = (packagePath, args, options) =>
  run(process.execPath, [`${ROOT}/node_modules/${packagePath}`, ...args], options);
