/** Bundler settings that host and sub-apps have in common. */
export const bundling = {
  mfsu: false,
  hash: true,
  polyfill: false,
  // Without a wrapper the minifier's helpers of two chunks would share names on the page.
  esbuildMinifyIIFE: true,
  npmClient: 'npm',
  clickToComponent: false,
  targets: { chrome: 100, edge: 100, safari: 15, firefox: 100 },
} as const;
