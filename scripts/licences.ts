// npm run licences: the packages that may be in the build, by licence. Fails for one that is not allowed.
import { readFileSync } from 'node:fs';
import { scanImports } from '../config/sharing/scanImports';
import { inRoot, SUB_APPS } from './lib/project.mjs';
import { log } from './lib/log.mjs';
import { licenceReport } from './supply/licenceReport';
import type { Lockfile } from './supply/lockfile';
import { shippedPackages } from './supply/shippedPackages';

const lockfile = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as Lockfile;
const folders = ['src', ...SUB_APPS.map((app) => `sub-apps/${app}/src`)];
const specifiers = folders.flatMap((folder) => Object.keys(scanImports(inRoot(folder))));
const packages = shippedPackages(lockfile, specifiers);
const { lines, refused } = licenceReport(packages);
lines.forEach((line) => log(`${line}\n`));
log(`${packages.length} packages, ${refused.length} with a licence that is not allowed`);
refused.forEach((each) => log(`  ${each}`));
process.exitCode = refused.length > 0 ? 1 : 0;
