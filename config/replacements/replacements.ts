import { resolve } from 'node:path';

/** Replaces a module for certain importers. */
export interface Replacement {
  /** The name in the import statement. */
  request: RegExp;
  /** The path of the importing file, with slashes. */
  importer: RegExp;
  /** The file or module that is imported instead. */
  by: string;
}

const own = (name: string) => resolve(__dirname, `${name}.ts`);

/**
 * Replacements of unused parts of packages. The comment of each names the saving (gzip). The importer must not notice
 * the difference.
 */
export const REPLACEMENTS: readonly Replacement[] = [
  // 15 kB on the sign-in screen: a fetch for browsers without one, and a query writer with a dozen packages behind it.
  { request: /^qs$/, importer: /\/umi-request\//, by: own('qs') },
  { request: /^isomorphic-fetch$/, importer: /\/umi-request\//, by: own('nothing') },
  // 0.7 kB on the sign-in screen: Umi provides all of Node's `process` where a package only checks that it exists.
  { request: /\/process\/browser\.js$/, importer: /./, by: own('process') },
  // 3 kB on the sign-in screen and in each sub-app: see pluginManager.
  { request: /\/umi\/client\/client\/plugin(\.js)?$/, importer: /\/\.umi(-production)?\//, by: own('pluginManager') },
  // 1 kB on the sign-in screen: Umi can hydrate a page of a server.
  { request: /^\.\/html$/, importer: /\/@umijs\/renderer-react\/dist\/browser\.js$/, by: own('hydratedDocument') },
  // 18 kB in each sub-app: Umi's router, which a sub-app does not use, and the links of its qiankun plugin. The plugin
  // manager stays.
  {
    request: /^umi$/,
    importer: /\/sub-apps\/[^/]+\/src\/\.umi(-production)?\/core\/plugin\.ts$/,
    by: own('pluginManager'),
  },
  {
    request: /^umi$|\/@umijs\/renderer-react$/,
    importer: /\/sub-apps\/[^/]+\/src\/\.umi(-production)?\//,
    by: own('subAppRuntime'),
  },
  // pro-components bring their texts in 33 languages; the product speaks four.
  {
    request: /^\.\/locale\/(?!zh_CN|zh_TW|en_US|ja_JP)[a-z]{2}_[A-Z]{2}$/,
    importer: /\/pro-provider\//,
    by: './locale/en_US',
  },
  // 1 kB in the workspace: the texts of ProLayout's drawer of settings, which the workspace does not show.
  { request: /^\.\/(it-IT|ko-KR)$/, importer: /\/pro-layout\/es\/locales\/index\.js$/, by: './en-US' },
  // 2 kB in the workspace: antd's public module is CommonJS, and ProLayout imports the same texts as an ES module.
  { request: /^antd\/locale\/zh_CN$/, importer: /\/src\/portal\/sdk\//, by: 'antd/es/locale/zh_CN' },
  // 78 kB in the admin screens: field types that none of them uses. pro-components load every type with a table.
  {
    request: /^\.\/components\/(Cascader|Code|ColorPicker|Image|Progress|Rate|Second|Segmented|Slider)$/,
    importer: /\/pro-field\/es\/index\.js$/,
    by: own('unusedField'),
  },
  // 14 kB in the workspace: antd's ConfigProvider needs one context of the form library, not its forms and validators.
  { request: /^rc-field-form$/, importer: /\/antd\/es\/form\/context\.js$/, by: 'rc-field-form/es/FormContext' },
  // 7 kB in the workspace: ProLayout could fetch its menu with it; ours comes with start-up.
  { request: /^swr$/, importer: /\/@ant-design\/pro-layout\//, by: own('swr') },
  { request: /^swr$/, importer: /\/@ant-design\/pro-provider\//, by: own('swr') },
  // 4 kB in the workspace: every browser we support has a ResizeObserver.
  { request: /^resize-observer-polyfill$/, importer: /\/rc-resize-observer\//, by: own('resizeObserver') },
  // 6 kB in the workspace: its result pages. The product's own crash page shows an error of the frame.
  { request: /^@ant-design\/pro-utils$/, importer: /\/pro-layout\/es\/WrapContent\.js$/, by: own('errorBoundary') },
  // 3 kB in the workspace: antd's Button imports the colour classes of the colour picker.
  {
    request: /^@rc-component\/color-picker$/,
    importer: /\/antd\/es\/color-picker\/(color|util)\.js$/,
    by: '@rc-component/color-picker/es/color',
  },
  // 14 kB with the first sub-app: antd's Table shows column filters as a tree on request; no table asks for it.
  {
    request: /^\.\.\/\.\.\/\.\.\/tree$/,
    importer: /\/antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/,
    by: own('noTree'),
  },
  // 2 kB in the workspace: see legacyRender.
  {
    request: /^rc-util\/es\/React\/render$/,
    importer: /\/antd\/es\/config-provider\/UnstableContext\.js$/,
    by: own('legacyRender'),
  },
  // 1 kB in the workspace: localforage brings promises of its own, which every browser we support has.
  { request: /^localforage$/, importer: /\/src\/services\/localdb\//, by: 'localforage/dist/localforage.nopromises' },
  // 4 kB in the workspace: see isBright.
  { request: /color-picker\/components\/ColorPresets$/, importer: /\/antd\/es\/button\/style\//, by: own('isBright') },
];

/** The module that replaces `request` in the importing file; undefined when it is not replaced. */
export const replacementFor = (request: string, file: string): string | undefined => {
  const place = file.replaceAll('\\', '/');
  return REPLACEMENTS.find((each) => each.request.test(request) && each.importer.test(place))?.by;
};
