import * as big from './big';
import * as choices from './choices';
import * as customers from './customers';
import type { BusinessApi } from './defineBusinessApi';
import * as orders from './orders';
import * as visits from './visits';
import * as workbench from './workbench';

/** Every business call by its name on the wire. */
export const businessApis: ReadonlyMap<string, BusinessApi> = new Map(
  Object.entries<BusinessApi>({ ...workbench, ...customers, ...orders, ...choices, ...visits, ...big }),
);
