/** Bundler settings that host and sub-apps have in common. */
export const bundling = {
  mfsu: false,
  hash: true,
  polyfill: false,
  npmClient: 'npm',
  clickToComponent: false,
  targets: { chrome: 100, edge: 100, safari: 15, firefox: 100 },
} as const;
