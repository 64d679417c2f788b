import type { ShippedPackage } from './shippedPackages';

/** Licences that allow use in a product whose source is not published. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['Zlib', 'Unlicense', 'CC0-1.0', 'BlueOak-1.0.0'],
]);

/** Evaluates an SPDX expression: of an OR one licence must be allowed, of an AND each. AND binds closer. */
export function isAllowed(expression: string): boolean {
  const text = expression.trim();
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1];
  if (inner !== undefined) return isAllowed(inner);
  const parts = (operator: string) => text.split(new RegExp(` ${operator} (?![^(]*\\))`));
  const choices = parts('OR');
  if (choices.length > 1) return choices.some(isAllowed);
  const all = parts('AND');
  return all.length > 1 ? all.every(isAllowed) : ALLOWED.has(text);
}

export interface LicenceReport {
  /** One per licence, the most frequent first: `MIT (2): one 1.0.0, two 2.0.0`. */
  lines: string[];
  /** Packages whose licence is not allowed or not declared. */
  refused: string[];
}

const label = ({ name, version }: ShippedPackage) => `${name} ${version}`;

/** The packages by licence. */
export function licenceReport(packages: readonly ShippedPackage[]): LicenceReport {
  const groups = new Map<string, ShippedPackage[]>();
  for (const each of packages) groups.set(each.licence, [...(groups.get(each.licence) ?? []), each]);
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  return {
    lines: sorted.map(([licence, some]) => `${licence || 'none'} (${some.length}): ${some.map(label).join(', ')}`),
    refused: packages
      .filter(({ licence }) => !isAllowed(licence))
      .map((each) => `${label(each)}: ${each.licence || 'none'}`),
  };
}
