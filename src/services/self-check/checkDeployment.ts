import { parseConfig, readConfig } from '../settings/readConfig';
import type { Config } from '../settings/readConfig';
import type { Log } from '../telemetry/log';
import { findConfigProblems } from './findConfigProblems';
import { findHeaderProblems } from './findHeaderProblems';
import { mainScriptOf } from './mainScript';

export interface SelfCheckDeps {
  fetch: typeof fetch;
  document: Document;
  log: Log;
}

const CONFIG = 'config.json';

/** The fields of the file; empty where there is none or it cannot be read, which the settings have already said. */
async function readFields(answer: Response): Promise<Config> {
  const text = await answer.text();
  try {
    return answer.ok ? parseConfig(text) : {};
  } catch (error) {
    if (error instanceof Error) return {};
    throw error;
  }
}

/**
 * Names in one console warning what is wrong with the deployment: in `config.json`, in the headers of the web server, and
 * folders of sub-apps that are not there. Does nothing in development, nor when a request fails.
 */
export async function checkDeployment({ fetch, document, log }: SelfCheckDeps): Promise<void> {
  const script = mainScriptOf(document);
  if (script === undefined) return;
  const { pathname, protocol } = new URL(document.URL);
  const headersOf = async (address: string) => (await fetch(address, { method: 'HEAD', cache: 'no-store' })).headers;
  const [page, scriptHeaders, file] = await Promise.all([
    headersOf(pathname),
    headersOf(script),
    fetch(CONFIG, { cache: 'no-cache' }),
  ]);
  const config = await readFields(file);
  const { settings } = readConfig(config, 'zh-CN');
  const isSecure = protocol === 'https:';
  const entries = Object.entries(settings.subAppFolders).map(([app, folder]) => [app, `${folder}index.html`] as const);
  const answers = await Promise.all(entries.map(async ([, entry]) => (await fetch(entry, { method: 'HEAD' })).ok));
  const headers = { page, script: scriptHeaders, config: file.ok ? file.headers : undefined };
  const problems = [
    ...findConfigProblems(config, { isSecure }).map((problem) => `${CONFIG}: ${problem}`),
    ...entries
      .filter((_, index) => !answers[index])
      .map(([app, entry]) => `${CONFIG}: subApps.${app} leads to ${entry}, which is not there`),
    ...findHeaderProblems(headers, { settings, isSecure }),
  ];
  if (problems.length === 0) return;
  const message = `The deployment needs attention (docs/deployment.md):\n- ${problems.join('\n- ')}`;
  log({ level: 'warn', source: 'deployment', message });
}
