import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { number, object, parse, unknown } from 'valibot';

/** A page as the platform delivers it (shell spec §3); the protocol is opaque to the platform. */
export interface PageRecord {
  pageCode: string;
  pageType: number;
  protocol: unknown;
  updatedAt: number;
}

/** Page codes are file names, so other characters are rejected. */
const CODE = /^[A-Za-z0-9_-]+$/;
const PAGES = __dirname;
const FRAGMENTS = join(__dirname, 'fragments');

interface StoredFile {
  content: unknown;
  updatedAt: number;
}

/** The time of the file of a page; undefined for an unknown code. */
export function pageUpdatedAt(pageCode: string): number | undefined {
  return CODE.test(pageCode) ? statSync(join(PAGES, `${pageCode}.json`), { throwIfNoEntry: false })?.mtimeMs : undefined;
}

/** Reads the file on each call, so that an edited page is shown when it is opened again. */
function readJson(folder: string, code: string): StoredFile | undefined {
  const file = join(folder, `${code}.json`);
  if (!CODE.test(code) || !existsSync(file)) return undefined;
  return { content: JSON.parse(readFileSync(file, 'utf8')) as unknown, updatedAt: Math.floor(statSync(file).mtimeMs) };
}

/** Schema of a page file. The protocol is delivered unchecked and may be invalid. */
const storedPage = object({ pagetype: number(), protocol: unknown() });

/** The page with this code; undefined for an unknown code. */
export function findPage(pageCode: string): PageRecord | undefined {
  const file = readJson(PAGES, pageCode);
  if (!file) return undefined;
  const { pagetype, protocol } = parse(storedPage, file.content);
  return { pageCode, pageType: pagetype, protocol, updatedAt: file.updatedAt };
}

/** The fragment with this code; undefined for an unknown code. */
export const findFragment = (code: string): unknown => readJson(FRAGMENTS, code)?.content;

/** The codes of all pages. */
export const pageCodes = (): string[] =>
  readdirSync(PAGES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
