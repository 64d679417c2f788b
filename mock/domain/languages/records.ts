import { statSync } from 'node:fs';
import { join } from 'node:path';
import { exampleTypes, findExample } from '../gallery/examples';
import { config } from './config';
import { data } from './data';
import { dataRules } from './dataRules';
import { errors } from './errors';
import { flowDefinitions } from './flowDefinitions';
import { flowNames } from './flowNames';
import { functions } from './functions';
import { gallery } from './gallery';
import { log } from './log';
import { messages } from './messages';
import { names } from './names';
import { pageTexts } from './pages';
import { processes } from './processes';
import { reports } from './reports';
import { screens } from './screens';
import { spreadsheets } from './spreadsheets';
import type { Text, TextTable } from './table';

export interface TextRecord {
  key: string;
  text: Text;
  /** Milliseconds since 1970. */
  updatedAt: number;
}

/** Indexes each name by all its texts, so that a name in any language can be translated. */
const nameTable: TextTable = Object.fromEntries(
  names.flatMap((name) => [name[1], name[2], name[0]].map((key) => [key, name])),
);

const AREAS: Readonly<Record<string, TextTable>> = {
  errors,
  names: nameTable,
  config,
  data,
  dataRules,
  flowDefinitions,
  flowNames,
  functions,
  log,
  messages,
  processes,
  reports,
  screens,
  spreadsheets,
  pages: pageTexts,
  gallery,
};

/** The modification time of a text's file, so that browsers fetch texts that changed since their last request. */
const fileChangedAt = (area: string) => Math.floor(statSync(join(__dirname, `${area}.ts`)).mtimeMs);

/** Gallery texts also come from the example files. */
const changedAt = (area: string) =>
  Math.max(
    fileChangedAt(area),
    ...(area === 'gallery' ? exampleTypes().map((type) => findExample(type)?.updatedAt ?? 0) : []),
  );

const records: readonly TextRecord[] = Object.entries(AREAS).flatMap(([area, table]) => {
  const updatedAt = changedAt(area);
  return Object.entries(table).map(([key, text]) => ({ key, text, updatedAt }));
});

const byKey = new Map(records.map((record) => [record.key, record.text]));

/** Texts changed after `moment`, in milliseconds since 1970. */
export const textsSince = (moment: number) => records.filter(({ updatedAt }) => updatedAt > moment);

/** The text of a key; undefined for an unknown key. */
export const findText = (key: string): Text | undefined => byKey.get(key);
