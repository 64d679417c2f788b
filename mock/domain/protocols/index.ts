import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { number, object, parse, unknown } from 'valibot';

/** A page as it is delivered (shell spec §3). The platform does not look into it. */
export interface PageRecord {
  pageCode: string;
  pageType: number;
  protocol: unknown;
  updatedAt: number;
}

/** Codes are file names; nothing else may be one. */
const CODE = /^[A-Za-z0-9_-]+$/;
const PAGES = __dirname;
const FRAGMENTS = join(__dirname, 'fragments');

interface StoredFile {
  content: unknown;
  updatedAt: number;
}

/** Read anew each time: whoever edits a page sees it at the next opening. */
function readJson(folder: string, code: string): StoredFile | undefined {
  const file = join(folder, `${code}.json`);
  if (!CODE.test(code) || !existsSync(file)) return undefined;
  return { content: JSON.parse(readFileSync(file, 'utf8')) as unknown, updatedAt: Math.floor(statSync(file).mtimeMs) };
}

/** What a page's file holds: the protocol as it is delivered, which may even be broken. */
const storedPage = object({ pagetype: number(), protocol: unknown() });

/** The page with this code; undefined when there is none. */
export function findPage(pageCode: string): PageRecord | undefined {
  const file = readJson(PAGES, pageCode);
  if (!file) return undefined;
  const { pagetype, protocol } = parse(storedPage, file.content);
  return { pageCode, pageType: pagetype, protocol, updatedAt: file.updatedAt };
}

/** The fragment with this code; undefined when there is none. */
export const findFragment = (code: string): unknown => readJson(FRAGMENTS, code)?.content;

/** Codes of all pages. */
export const pageCodes = (): string[] =>
  readdirSync(PAGES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
