import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { AggregationColor } from 'antd/lib/color-picker/color';
import { isBright as antdIsBright } from 'antd/lib/color-picker/components/ColorPresets';
import { isBright } from './isBright';
import { REPLACEMENTS, replacementFor } from './replacements';

const inPackages = (path: string) => `/project/node_modules/${path}`;

it('exchanges a module for the importers that need only a part of it', () => {
  expect(replacementFor('rc-field-form', inPackages('antd/es/form/context.js'))).toBe('rc-field-form/es/FormContext');
  expect(replacementFor('swr', inPackages('@ant-design/pro-layout/es/ProLayout.js'))).toMatch(/swr\.ts$/);
  expect(
    replacementFor('../../color-picker/components/ColorPresets', inPackages('antd/es/button/style/token.js')),
  ).toMatch(/isBright\.ts$/);
  expect(replacementFor('antd/locale/zh_CN', '/project/src/portal/sdk/useAntdLocale.ts')).toBe('antd/es/locale/zh_CN');
  expect(replacementFor('../../../tree', inPackages('antd/es/table/hooks/useFilter/FilterDropdown.js'))).toMatch(
    /noTree\.ts$/,
  );
});

it('leaves out the kinds of fields that no screen has, and keeps the others', () => {
  const by = (kind: string) =>
    replacementFor(`./components/${kind}`, inPackages('@ant-design/pro-field/es/index.js'))?.replace(/.*\//, '');
  expect(by('ColorPicker')).toBe('unusedField.ts');
  expect([by('Select'), by('DatePicker'), by('TreeSelect'), by('Digit'), by('DigitRange')]).toEqual(
    Array(5).fill(undefined),
  );
});

it('leaves the router out of a sub-app and keeps it in the host', () => {
  const importedBy = (file: string) => (request: string) =>
    replacementFor(request, `/project/${file}`)?.replace(/.*\/(?=\w+\.\w+$)/, '');
  const entry = importedBy('sub-apps/reports/src/.umi-production/umi.ts');
  expect([entry('umi'), entry('/project/node_modules/@umijs/renderer-react')]).toEqual(
    Array(2).fill('subAppRuntime.ts'),
  );
  expect(importedBy('sub-apps/reports/src/.umi/core/plugin.ts')('umi')).toBe('pluginManager.ts');
  const manager = '/project/node_modules/umi/client/client/plugin.js';
  expect(importedBy('src/.umi-production/exports.ts')(manager)).toBe('pluginManager.ts');
  expect(importedBy('src/.umi/umi.ts')('/project/node_modules/@umijs/renderer-react')).toBeUndefined();
  expect(importedBy('sub-apps/reports/src/app.tsx')('umi')).toBeUndefined();
});

it('recognises an importer on Windows', () => {
  expect(replacementFor('swr', 'C:\\project\\node_modules\\@ant-design\\pro-layout\\es\\ProLayout.js')).toBeDefined();
});

it.each([
  ['rc-field-form', 'antd/es/form/Form.js'],
  ['swr', '@ant-design/pro-utils/es/hooks/useFetchData/index.js'],
  ['@ant-design/pro-utils', '@ant-design/pro-table/es/Table.js'],
  ['@rc-component/color-picker', 'antd/es/color-picker/ColorPicker.js'],
  ['../../../tree', 'antd/es/transfer/list.js'],
  ['qs', 'express/lib/utils.js'],
])('leaves %s as it is for %s', (request, importer) => {
  expect(replacementFor(request, inPackages(importer))).toBeUndefined();
});

it('names only files and modules that exist', () => {
  for (const { by } of REPLACEMENTS) {
    if (isAbsolute(by)) expect(existsSync(by)).toBe(true);
    else if (!by.startsWith('.')) expect(() => require.resolve(by)).not.toThrow();
  }
});

it.each(['#000000', '#ffffff', '#1f2328', '#c0c0c0', '#bfbfbf', '#c1c1c1', '#0f766e', '#ffe58f', '#d4f5e9'])(
  'finds %s as bright as antd does',
  (colour) => {
    const antdColour = new AggregationColor(colour);
    expect(isBright(antdColour)).toBe(antdIsBright(antdColour, '#fff'));
  },
);
