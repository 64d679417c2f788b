import { resolve } from 'node:path';

/** One module that certain importers get another one for. */
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
 * Parts of packages that the product downloads without using them. Each saves what its comment says (gzip), and answers
 * the importer as the package would.
 */
export const REPLACEMENTS: readonly Replacement[] = [
  // 15 kB on the sign-in screen: a fetch for browsers without one, and a query writer with a dozen packages behind it.
  { request: /^qs$/, importer: /\/umi-request\//, by: own('qs') },
  { request: /^isomorphic-fetch$/, importer: /\/umi-request\//, by: own('nothing') },
  // 0.7 kB on the sign-in screen: Umi provides all of Node's `process` where a package only asks whether it is there.
  { request: /\/process\/browser\.js$/, importer: /./, by: own('process') },
  // 18 kB in each sub-app: Umi's router, which a sub-app does not use, and the links of its qiankun plugin. The plugin
  // manager stays.
  {
    request: /^umi$/,
    importer: /\/sub-apps\/[^/]+\/src\/\.umi(-production)?\/core\/plugin\.ts$/,
    by: require.resolve('umi/client/client/plugin'),
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
  // 78 kB in the admin screens: kinds of fields that none of them has. pro-components load every kind with a table.
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
  // 6 kB in the workspace: its pictures of failures. A fault of the frame belongs to the product's own crash page.
  { request: /^@ant-design\/pro-utils$/, importer: /\/pro-layout\/es\/WrapContent\.js$/, by: own('errorBoundary') },
  // 3 kB in the workspace: antd's Button computes with the colour picker's colours, without showing one.
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
  // 4 kB in the workspace: see isBright.
  { request: /color-picker\/components\/ColorPresets$/, importer: /\/antd\/es\/button\/style\//, by: own('isBright') },
];

/** What the importing file gets for `request`; undefined where it gets what it asks for. */
export const replacementFor = (request: string, file: string): string | undefined => {
  const place = file.replaceAll('\\', '/');
  return REPLACEMENTS.find((each) => each.request.test(request) && each.importer.test(place))?.by;
};
