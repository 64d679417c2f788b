// The direction of the house. Each rule says who may not import whom.
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** A room of src/ may import only the rooms listed, besides itself and packages. */
const room = (name, allowed, comment) =>
  forbid(
    `${name}-imports`,
    { path: `^src/${name}/`, pathNot: '\\.test\\.tsx?$' },
    { path: '^(src|mock|sub-apps|tests|scripts|config)/', pathNot: `^src/(${[name, ...allowed].join('|')})/` },
    comment,
  );

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'A cycle of values has no first file.',
    ),
    room('common', [], 'A leaf: pure helpers.'),
    room('routes', ['common'], 'A leaf: the one table of routes, and who may visit them.'),
    room('ui', ['common'], 'A leaf: light components for sign-in, workspace, portal kit and engine.'),
    room('portal', ['common', 'ui'], 'The contract lent to sub-apps, and its kit.'),
    room('locales', ['common'], "The client's own texts."),
    room('services', ['common', 'routes', 'portal', 'locales'], 'No React, nothing above.'),
    room('engine', ['common', 'ui'], 'Reaches the outside only through its host interface.'),
    room(
      'app-context',
      ['common', 'ui', 'locales', 'services'],
      'The services in React, for every screen of the host.',
    ),
    room(
      'workspace',
      ['common', 'ui', 'routes', 'portal', 'locales', 'services', 'engine', 'app-context'],
      'Knows nothing of features and pages.',
    ),
    room(
      'features',
      ['common', 'ui', 'routes', 'portal', 'locales', 'services', 'engine', 'app-context', 'workspace'],
      'Knows nothing of pages.',
    ),
    forbid(
      'features-apart',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
      'A feature never imports another.',
    ),
    forbid(
      'engine-door',
      { path: '^(src|sub-apps|mock)/', pathNot: '^src/engine/|\\.test\\.tsx?$' },
      { path: '^src/engine/', pathNot: '^src/engine/(index|host|workshop|scripts/(index|browserParts))\\.ts$' },
      'The outside reaches the engine only through index.ts and host.ts, its workshop, and its sandbox for scripts.',
    ),
    forbid(
      'no-mock-in-source',
      { path: '^(src|sub-apps)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^mock/' },
      'The product runs without its pretend platform.',
    ),
    forbid(
      'domain-without-http',
      { path: '^mock/domain/', pathNot: '\\.test\\.ts$' },
      { path: '^mock/(api|http)/' },
      'The pretend platform knows no HTTP.',
    ),
    forbid(
      'sub-app-imports',
      { path: '^sub-apps/([^/]+)/src/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(src|mock|tests|scripts|config|sub-apps)/', pathNot: '^(src/(portal|common)/|sub-apps/$1/)' },
      'A sub-app imports the portal, common and itself.',
    ),
    forbid(
      'services-without-react',
      { path: '^src/services/' },
      { path: 'node_modules/(react|react-dom|antd)/' },
      'Services run without React.',
    ),
    forbid(
      'no-unresolvable',
      { pathNot: '\\.umi' },
      { couldNotResolve: true, pathNot: '^(@@/|virtual:)' },
      'The file is not there.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\.umi|/dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
