import { strFromU8 } from 'fflate';
import type { Unzipped } from 'fflate';
import { attribute } from './attribute';
import { escapeXml, unescapeXml } from './xmlText';

export const WORKBOOK_RELATIONS = 'xl/_rels/workbook.xml.rels';

interface Relation {
  readonly type: string;
  readonly target: string;
  /** `External`: the target is no entry. */
  readonly mode: string | undefined;
}

const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const textOf = (entries: Unzipped, path: string) => (entries[path] ? strFromU8(entries[path]) : '');

/** The entry of a sheet, which the workbook names by a relation. Of sheets with one name, the last. */
export function sheetPath(entries: Unzipped, name: string): string | undefined {
  const sheet = [...textOf(entries, 'xl/workbook.xml').matchAll(/<(?:[\w.-]+:)?sheet\s[^<>]*>/g)].findLast(
    ([tag]) => unescapeXml(attribute(tag, 'name') ?? '') === name,
  )?.[0];
  const relation = relationsOf(entries).get((sheet && attribute(sheet, '[\\w.-]+:id')) ?? '');
  return relation && entryOf(namesOf(entries), relation.target);
}

/**
 * The relations of the workbook in the form that every reader knows: without a prefix, in double quotes, and with the
 * exact names of entries. Undefined when the file has none.
 */
export function plainRelations(entries: Unzipped): string | undefined {
  if (!entries[WORKBOOK_RELATIONS]) return undefined;
  const names = namesOf(entries);
  const tags = Array.from(relationsOf(entries), ([id, { type, target, mode }]) => {
    const entry = mode === undefined ? entryOf(names, target) : undefined;
    const attributes = { Id: id, Type: type, Target: entry === undefined ? target : `/${entry}`, TargetMode: mode };
    const pairs = Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}="${escapeXml(value)}"`],
    );
    return `<Relationship ${pairs.join(' ')}/>`;
  });
  return `<Relationships xmlns="${NAMESPACE}">${tags.join('')}</Relationships>`;
}

/** Whether targets have steps such as `./`, which not every reader resolves. */
export const hasStepsInTargets = (entries: Unzipped): boolean =>
  Array.from(relationsOf(entries).values()).some(({ target }) =>
    target.split('/').some((step) => /^\.\.?$/.test(step)),
  );

/** By name; of relations with one name, the last. */
function relationsOf(entries: Unzipped): ReadonlyMap<string, Relation> {
  const tags = textOf(entries, WORKBOOK_RELATIONS).matchAll(/<(?:[\w.-]+:)?Relationship\s[^<>]*>/g);
  const value = (tag: string, name: string) => {
    const text = attribute(tag, name);
    return text === undefined ? undefined : unescapeXml(text);
  };
  return new Map(
    Array.from(tags, ([tag]) => {
      const relation = { type: value(tag, 'Type') ?? '', target: value(tag, 'Target') ?? '' };
      return [value(tag, 'Id') ?? '', { ...relation, mode: value(tag, 'TargetMode') }];
    }),
  );
}

/** Names of entries differ in more than case. */
const namesOf = (entries: Unzipped): ReadonlyMap<string, string> =>
  new Map(Object.keys(entries).map((name) => [name.toLowerCase(), name]));

/** The entry at a target: from the workbook's folder, or from the root, with or without a slash before it. */
const entryOf = (names: ReadonlyMap<string, string>, target: string): string | undefined =>
  (target.startsWith('/') ? undefined : names.get(resolved(['xl'], target))) ?? names.get(resolved([], target));

function resolved(folder: readonly string[], target: string): string {
  const steps = [...folder];
  for (const step of target.toLowerCase().split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
