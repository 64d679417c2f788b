import { unknown } from 'valibot';
import { bigRows } from '../../domain/gallery/bigArray';
import { defineBusinessApi } from './defineBusinessApi';

export const bigrows = defineBusinessApi('ROLE_MANAGE', unknown(), () => ({ lines: bigRows() }));

/** Takes whatever a very big page sends; what arrived is its business. */
export const bigsave = defineBusinessApi('ROLE_MANAGE', unknown(), () => ({}));
