import type { BusinessApi } from './defineBusinessApi';
import * as orders from './orders';

/** Every business call by its name on the wire. */
export const businessApis: ReadonlyMap<string, BusinessApi> = new Map(Object.entries<BusinessApi>({ ...orders }));
