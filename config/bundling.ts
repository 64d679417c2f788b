/** Bundler settings that host and sub-apps have in common. */
export const bundling = {
  mfsu: false,
  // Umi's names with fewer signs: they are in every stylesheet and every script that uses one.
  cssLoaderModules: { localIdentName: '[local]_[hash:base64:4]' },
  hash: true,
  polyfill: false,
  // esbuild, Umi's default, keeps unused functions of concatenated modules: 20 kB more on the sign-in screen.
  jsMinifier: 'swc',
  npmClient: 'npm',
  clickToComponent: false,
  targets: { chrome: 100, edge: 100, safari: 15, firefox: 100 },
} as const;
