import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The sub-apps' folders, in the order of `src/routes/subApps.ts` (a test compares the two). */
export const SUB_APPS = ['admin', 'reports', 'workflow'];

export const inRoot = (...parts) => resolve(ROOT, ...parts);
