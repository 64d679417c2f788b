import type { IApi } from 'umi';
import { MANIFEST_ID } from '../../src/portal/contract/manifest';
import { SUB_APPS } from '../../src/workspace/sub-apps/catalogue';
import { manifestOf } from '../sharing/sharedModules';

/** Writes into a sub-app's page what it needs of its host; the host reads it before it starts the sub-app. */
export default function subAppManifest(api: IApi) {
  api.modifyHTML(($) => {
    const app = SUB_APPS.find((name) => api.pkg.name === `@atrium/${name}`);
    if (!app) throw new Error(`${api.pkg.name} is not in the catalogue of sub-apps`);
    $('head').append(`<script type="application/json" id="${MANIFEST_ID}">${JSON.stringify(manifestOf(app))}</script>`);
    return $;
  });
}
