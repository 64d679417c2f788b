import { isRecord } from '@/common/isRecord';
import { ROOT_REFERENCE } from '../expressions/functions/reference';
import schema from '../protocol/generated/protocol.schema.json';
import zhCN from './descriptions/zh-CN.json';
import zhTW from './descriptions/zh-TW.json';
import { SchemaReader } from './schemaAt';
import { vocabularyIn, vocabularyOf } from './vocabulary';

/** Visits every object of a schema with its path. */
function visit(part: unknown, path: string, each: (part: Record<string, unknown>, path: string) => void): void {
  if (Array.isArray(part)) part.forEach((item, index) => visit(item, `${path}/${index}`, each));
  if (!isRecord(part)) return;
  each(part, path);
  Object.entries(part).forEach(([key, value]) => visit(value, `${path}/${key}`, each));
}

const descriptions = () => {
  const found = new Set(Object.values(ROOT_REFERENCE));
  visit(schema, '', ({ description }) => typeof description === 'string' && found.add(description));
  return [...found].toSorted();
};

it('every property, control and step has a description', () => {
  const { schema: english } = vocabularyOf({});
  const reader = new SchemaReader(english);
  const missing: string[] = [];
  visit(english, '', ({ properties }, path) => {
    if (!isRecord(properties)) return;
    for (const [name, property] of Object.entries(properties))
      if (isRecord(property) && property.const === undefined)
        if (!reader.partsOf(property, {}).some(({ description }) => description)) missing.push(`${path} ${name}`);
  });
  for (const [name, part] of Object.entries(english.$defs ?? {}))
    if (/(?:Control|Step)$/.test(name) && !part.description) missing.push(name);
  expect(missing).toEqual([]);
});

it.each([
  ['zh-CN', zhCN],
  ['zh-TW', zhTW],
])('every description is translated in %s, and no translation is left over', (_language, table) => {
  expect(Object.keys(table).toSorted()).toEqual(descriptions());
  expect(Object.values(table).filter((text) => !/[\u4e00-\u9fff]/.test(text))).toEqual([]);
});

it('gives the descriptions of the language, and of the default language for any other', async () => {
  const toolbarIn = async (language: string) => (await vocabularyIn(language)).schema.properties?.toolbar?.description;
  expect(await toolbarIn('en')).toContain('own buttons');
  expect(await toolbarIn('zh-CN')).toContain('页面自己的按钮');
  expect(await toolbarIn('zh-TW')).toContain('頁面自己的按鈕');
  expect(await toolbarIn('ja')).toContain('页面自己的按钮');
});
