/** Bundler settings that host and sub-apps have in common. */
export const bundling = {
  mfsu: false,
  hash: true,
  polyfill: false,
  // esbuild, Umi's default, keeps unused functions of concatenated modules: 20 kB more on the sign-in screen.
  jsMinifier: 'swc',
  npmClient: 'npm',
  clickToComponent: false,
  targets: { chrome: 100, edge: 100, safari: 15, firefox: 100 },
} as const;
