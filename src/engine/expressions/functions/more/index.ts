import { lists } from './lists';
import { logic } from './logic';
import { moments } from './moments';
import { numbers } from './numbers';
import { texts } from './texts';

/** Functions that come when a page calls one of them. */
export const moreFunctions = [...logic, ...numbers, ...texts, ...lists, ...moments];
