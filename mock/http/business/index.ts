import * as big from './big';
import * as choices from './choices';
import * as customers from './customers';
import type { BusinessApi } from './defineBusinessApi';
import * as dictionaries from './dictionaries';
import * as imports from './imports';
import * as orders from './orders';
import * as visits from './visits';
import * as workbench from './workbench';

/** All business calls by API name. */
export const businessApis: ReadonlyMap<string, BusinessApi> = new Map(
  Object.entries<BusinessApi>({
    ...workbench,
    ...customers,
    ...orders,
    ...choices,
    ...dictionaries,
    ...visits,
    ...big,
    ...imports,
  }),
);
