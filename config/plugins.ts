import { resolve } from 'node:path';

const local = (name: string) => resolve(__dirname, 'plugins', `${name}.ts`);

export const hostPlugins = [
  local('bundleSize'),
  local('styleTimeout'),
  local('preserveSubAppsOnClean'),
  local('apiProxy'),
  local('apiNotFound'),
  local('deploymentConfig'),
  local('detachedScripts'),
  local('embedScript'),
  local('sharedFacades'),
];

/** The plugin that replaces the host for a sub-app that is developed alone. */
export const alonePlugins = [local('aloneHost')];

/** The qiankun plugin warns without the model plugin. */
export const subAppPlugins = [
  local('bundleSize'),
  local('styleTimeout'),
  '@umijs/plugins/dist/model',
  '@umijs/plugins/dist/qiankun',
  local('subApp'),
];
