// The direction of the house. Each rule says who may not import whom; tests/architecture breaks each of them once.
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const TESTS = '\\.test\\.tsx?$';

/** A room of src/ may import only the rooms listed, besides itself and packages. */
const room = (name, allowed, comment) =>
  forbid(
    `${name}-imports`,
    { path: `^src/${name}/`, pathNot: TESTS },
    { path: '^(src|mock|sub-apps|tests|scripts|config)/', pathNot: `^src/(${[name, ...allowed].join('|')})/` },
    comment,
  );

const BELOW_APP_CONTEXT = ['common', 'ui', 'routes', 'portal', 'locales', 'services'];
const BELOW_WORKSPACE = [...BELOW_APP_CONTEXT, 'app-context', 'engine'];
const BELOW_FEATURES = [...BELOW_WORKSPACE, 'workspace'];

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'A cycle of values has no first file.',
    ),
    forbid(
      'no-type-cycles',
      { path: '^(src|sub-apps|mock|scripts|config)/', pathNot: '^src/engine/' },
      { circular: true, viaOnly: { pathNot: '^src/engine/' } },
      'Two files that need each other’s types belong together, or need a third one.',
    ),
    room('common', [], 'A leaf: pure helpers.'),
    room('routes', ['common'], 'A leaf: the one table of routes, and who may visit them.'),
    room('ui', ['common'], 'A leaf: light pieces that need no services.'),
    room('portal', ['common', 'ui'], 'The contract, SDK and UI kit for sub-apps: knows nothing of the host.'),
    room('locales', ['common'], "The client's own texts."),
    room('services', ['common', 'routes', 'portal', 'locales'], 'No React, nothing above.'),
    room('engine', ['common', 'ui'], 'Reaches the outside only through its host interface.'),
    room('app-context', BELOW_APP_CONTEXT, 'What sign-in and workspace both need; knows neither.'),
    room('workspace', BELOW_WORKSPACE, 'Knows nothing of features and pages.'),
    room('features', BELOW_FEATURES, 'Knows nothing of pages.'),
    forbid(
      'features-apart',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
      'A feature never imports another.',
    ),
    forbid(
      'engine-door',
      { path: '^(src|sub-apps|mock)/', pathNot: `^src/engine/|${TESTS}` },
      { path: '^src/engine/', pathNot: '^src/engine/(index|host|workshop|scripts/(index|browserParts))\\.ts$' },
      'The outside reaches the engine only through index.ts and host.ts, its workshop, and its sandbox for scripts.',
    ),
    forbid(
      'contract-is-a-leaf',
      { path: '^src/portal/contract/', pathNot: TESTS },
      { path: '^src/portal/', pathNot: '^src/portal/contract/' },
      'The contract needs neither SDK nor UI kit.',
    ),
    forbid(
      'no-mock-in-source',
      { path: '^(src|sub-apps)/', pathNot: TESTS },
      { path: '^mock/' },
      'The product runs without its pretend platform.',
    ),
    forbid(
      'domain-without-http',
      { path: '^mock/domain/', pathNot: TESTS },
      { path: '^mock/(api|http)/' },
      'The pretend platform knows no HTTP.',
    ),
    forbid(
      'sub-app-imports',
      { path: '^sub-apps/([^/]+)/src/', pathNot: TESTS },
      {
        path: '^(src|mock|tests|scripts|config|sub-apps)/',
        pathNot: '^(src/common/|src/portal/(contract/|(sdk|ui)/index\\.ts$|retryChunks\\.ts$)|sub-apps/$1/)',
      },
      'A sub-app imports the portal through its doors, common and itself: the doors are what the host shares.',
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
