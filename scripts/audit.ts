// npm run audit: the known vulnerabilities of the installed packages, where the registry answers such questions.
import { log } from './lib/log.mjs';
import { run } from './lib/run.mjs';
import { auditSummary } from './supply/auditSummary';

async function audit(): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { output } = await run(npm, ['audit', '--json', '--loglevel=silent']);
  const { isAnswered, lines, count } = auditSummary(output);
  lines.forEach((line) => log(line));
  process.exitCode = isAnswered && count === 0 ? 0 : 1;
}

void audit();
