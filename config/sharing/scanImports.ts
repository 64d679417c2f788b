import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The names that source files import as values, by module. `default` and `*` stand for the two other forms. */
export type ImportedNames = Readonly<Record<string, readonly string[]>>;

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // Umi generates its own files into folders that begin with a dot.
    if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : sourcesUnder(path);
    return isSource(entry.name) ? [path] : [];
  });
}

/** The value names of one import statement; none of `import type`. */
function namesOf({ importClause }: ts.ImportDeclaration): string[] {
  if (!importClause || importClause.isTypeOnly) return [];
  const { name, namedBindings } = importClause;
  const names = name ? ['default'] : [];
  if (!namedBindings) return names;
  if (ts.isNamespaceImport(namedBindings)) return [...names, '*'];
  const elements = namedBindings.elements.filter((element) => !element.isTypeOnly);
  return [...names, ...elements.map((element) => (element.propertyName ?? element.name).text)];
}

/** The value names that `export … from` re-exports from a module. */
function reexportedNames({ exportClause, isTypeOnly }: ts.ExportDeclaration): string[] {
  if (isTypeOnly) return [];
  if (!exportClause || ts.isNamespaceExport(exportClause)) return ['*'];
  const elements = exportClause.elements.filter((element) => !element.isTypeOnly);
  return elements.map((element) => (element.propertyName ?? element.name).text);
}

/** The imports of one file; exported for its test. `import('module')` imports the whole module. */
export function importsOfText(text: string): ImportedNames {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const imports: Record<string, string[]> = {};
  const add = (specifier: ts.Node | undefined, names: readonly string[]) => {
    if (specifier && ts.isStringLiteralLike(specifier)) (imports[specifier.text] ??= []).push(...names);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, namesOf(node));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, reexportedNames(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], ['*']);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
}

/** The imports of all files of a folder except tests; modules and names are unique and sorted. */
export function scanImports(folder: string): ImportedNames {
  const names = new Map<string, Set<string>>();
  for (const path of sourcesUnder(folder)) {
    for (const [module, imported] of Object.entries(importsOfText(readFileSync(path, 'utf8')))) {
      const known = names.get(module) ?? new Set();
      names.set(module, known);
      imported.forEach((name) => known.add(name));
    }
  }
  const sorted = [...names].filter(([, imported]) => imported.size > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([module, imported]) => [module, [...imported].toSorted()]));
}
