import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_CODES, FUNCTION_GROUPS } from '../functions';
import { config } from './config';
import { data } from './data';
import { errors } from './errors';
import { flowDefinitions } from './flowDefinitions';
import { flowNames } from './flowNames';
import { functions } from './functions';
import { localise, readLanguage } from './localise';
import { log } from './log';
import { messages } from './messages';
import { pageTexts } from './pages';
import { processes } from './processes';
import { findText } from './records';
import { reports } from './reports';
import { screens } from './screens';
import { spreadsheets } from './spreadsheets';

/** The mock, and the server in front of it, which rejects malformed requests. */
const FOLDERS = [join(__dirname, '../..'), join(__dirname, '../../../scripts/server')];
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

it('has a text for every error code that the platform returns', () => {
  const pattern = /(?:businessError|forbidden|notFound|unauthorised|ApiError)\((?:\d+, )?'([\w.]+)'/g;
  const codes = sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''));
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !errors[code])).toEqual([]);
});

it('has no text for an error code that is never returned', () => {
  const all = sources.join('\n');
  const isUsed = (code: string) => all.split(`'${code}'`).length > 2;
  expect(Object.keys(errors).filter((code) => !isUsed(code))).toEqual([]);
});

it('has a text for every function code and group', () => {
  for (const code of [...FUNCTION_CODES, ...Object.keys(FUNCTION_GROUPS)])
    expect(findText(`function.${code}`)).toBeDefined();
});

it('defines every key once', () => {
  const keys = [
    errors,
    config,
    data,
    flowDefinitions,
    flowNames,
    functions,
    log,
    messages,
    reports,
    screens,
    spreadsheets,
    pageTexts,
    processes,
  ].flatMap((table) => Object.keys(table));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('returns the text in the requested language and falls back to Chinese', () => {
  expect(localise('screen.rolemgr', 'en')).toBe('Roles');
  expect(localise('East China Sales', 'zh-TW')).toBe('華東銷售公司');
  expect(localise('screen.systemmgr', 'other')).toBe('系统设置');
  expect(localise('百联便利店', 'en')).toBe('百联便利店');
  expect([readLanguage('zh-TW'), readLanguage('fr'), readLanguage(undefined)]).toEqual(['zh-TW', 'zh-CN', 'zh-CN']);
});
