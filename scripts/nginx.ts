// npm run nginx: writes the nginx configuration of a deployment.
//   npm run nginx -- --api https://platform.example --host atrium.example --host portal.example=portal.json
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findConfigProblems } from '../src/services/self-check/findConfigProblems';
import { readConfig } from '../src/services/settings/readConfig';
import { inRoot } from './lib/project.mjs';
import { nginxConfig } from './nginx/nginxConfig';
import type { NginxHost } from './nginx/nginxConfig';
import { findConfigFile, readConfigFile } from './server/configFile';

const USAGE = `npm run nginx -- --api URL --host NAME[=config.json] [--host …] [options]
  --api     address of the platform; calls below /api/ go there
  --host    a name of the product, with its own configuration if it has one
  --config  the configuration of hosts without their own; without it that in the folder of the product
  --dist    the built product, where nginx finds it; without it dist/
  --certificate, --key  for https: the files of the certificate with its chain, and of its key; port 80 leads there
  --listen  port, or address and port; without it 80, or 443 for https
  --out     the file to write; without it the configuration is printed (npm run -s nginx, or npm's own lines come first)
`;

const readArguments = () =>
  parseArgs({
    options: {
      api: { type: 'string' },
      host: { type: 'string', multiple: true, default: [] },
      config: { type: 'string' },
      dist: { type: 'string' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      listen: { type: 'string' },
      out: { type: 'string' },
    },
  }).values;

const warn = (text: string) => process.stderr.write(`${text}\n`);

/** Reads `name` or `name=config.json`, and names what is wrong in the configuration. */
function readHost(text: string, distFolder: string, config: string | undefined): NginxHost {
  const [name = '', chosen = config] = text.split('=');
  const configFile = findConfigFile({ ...(chosen === undefined ? {} : { chosen }), distFolder });
  const { config: fields, settings } = configFile
    ? readConfigFile(configFile)
    : { config: {}, settings: readConfig({}, 'zh-CN').settings };
  const place = configFile ?? `${name} has no config.json`;
  findConfigProblems(fields).forEach((problem) => warn(`${place}: ${problem}`));
  return { name, configFile, settings };
}

function main(): void {
  const values = readArguments();
  const distFolder = values.dist ? resolve(values.dist) : inRoot('dist');
  const page = join(distFolder, 'index.html');
  if (!values.api || values.host.length === 0) throw new Error(`An address and a name are needed:\n${USAGE}`);
  if (!existsSync(page)) throw new Error(`${page} is not there: npm run build writes it.`);
  const { certificate, key } = values;
  if (Boolean(certificate) !== Boolean(key)) throw new Error(`A certificate needs its key:\n${USAGE}`);
  const text = nginxConfig({
    hosts: values.host.map((each) => readHost(each, distFolder, values.config)),
    distFolder,
    html: readFileSync(page, 'utf8'),
    platformUrl: values.api,
    ...(certificate && key ? { https: { certificate: resolve(certificate), key: resolve(key) } } : {}),
    ...(values.listen === undefined ? {} : { listen: values.listen }),
  });
  if (values.out) writeFileSync(values.out, text);
  else process.stdout.write(text);
}

try {
  main();
} catch (error) {
  warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
