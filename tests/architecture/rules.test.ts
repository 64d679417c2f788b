import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '../../scripts/lib/project.mjs';
import config from '../../.dependency-cruiser.cjs';

/** A deliberate violation of each rule: the file that breaks it, and the import that does. */
const VIOLATIONS: Readonly<Record<string, readonly [file: string, statement: string]>> = {
  'no-cycles': ['mock/domain/circle.ts', "import '../../mock/domain/otherHalf';"],
  'no-type-cycles': ['src/routes/circle.ts', "import type { B } from './otherHalf'; export type A = B;"],
  'common-imports': ['src/common/wrong.ts', "import '../ui/piece';"],
  'routes-imports': ['src/routes/wrong.ts', "import '../services/service';"],
  'ui-imports': ['src/ui/wrong.ts', "import '../services/service';"],
  'portal-imports': ['src/portal/ui/wrong.ts', "import '../../workspace/tab';"],
  'locales-imports': ['src/locales/wrong.ts', "import '../services/service';"],
  'services-imports': ['src/services/wrong.ts', "import '../workspace/tab';"],
  'engine-imports': ['src/engine/wrong.ts', "import '../services/service';"],
  'app-context-imports': ['src/app-context/wrong.ts', "import '../workspace/tab';"],
  'workspace-imports': ['src/workspace/wrong.ts', "import '../features/one/screen';"],
  'features-imports': ['src/features/one/wrong.ts', "import '../../pages/page';"],
  'features-apart': ['src/features/two/wrong.ts', "import '../one/screen';"],
  'engine-door': ['src/workspace/throughTheWall.ts', "import '../engine/inside/model';"],
  'contract-is-a-leaf': ['src/portal/contract/wrong.ts', "import '../ui/index';"],
  'no-mock-in-source': ['src/pages/wrong.ts', "import '../../mock/domain/data';"],
  'domain-without-http': ['mock/domain/wrong.ts', "import '../api/handler';"],
  'sub-app-imports': ['sub-apps/admin/src/wrong.ts', "import '../../../src/portal/ui/piece';"],
  'services-without-react': ['src/services/component.ts', "import 'react';"],
  'no-unresolvable': ['src/pages/lost.ts', "import './nowhere';"],
};

/** Files that the violations import. */
const TARGETS: Readonly<Record<string, string>> = {
  'mock/domain/otherHalf.ts': "import './circle';",
  'src/routes/otherHalf.ts': "import type { A } from './circle'; export type B = A;",
  'src/ui/piece.ts': '',
  'src/services/service.ts': '',
  'src/workspace/tab.ts': '',
  'src/features/one/screen.ts': '',
  'src/pages/page.ts': '',
  'src/engine/inside/model.ts': '',
  'src/portal/ui/index.ts': '',
  'src/portal/ui/piece.ts': '',
  'mock/domain/data.ts': '',
  'mock/api/handler.ts': '',
  'node_modules/react/index.js': '',
  'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
  'tsconfig.json': '{"compilerOptions":{"module":"ESNext","moduleResolution":"bundler"}}',
  'package.json': '{"dependencies":{"react":"*"}}',
};

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

/** The violated rules by file, in a project that consists of the violations. */
function brokenRules(): Record<string, string[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'architecture-')));
  const files = [...Object.entries(TARGETS), ...Object.values(VIOLATIONS)];
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const program = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const output = execFileSync(
    process.execPath,
    [program, '--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json', 'src', 'sub-apps', 'mock'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  rmSync(folder, { recursive: true });
  const broken: Record<string, string[]> = {};
  for (const { rule, from } of (JSON.parse(output) as Report).summary.violations) (broken[from] ??= []).push(rule.name);
  return broken;
}

test('every architecture rule fails when it is broken', () => {
  const broken = brokenRules();
  const unnoticed = Object.entries(VIOLATIONS).filter(([rule, [file]]) => !broken[file]?.includes(rule));
  expect(unnoticed).toEqual([]);
  expect(Object.keys(VIOLATIONS).toSorted()).toEqual(config.forbidden.map(({ name }) => name).toSorted());
});
