import { unknown } from 'valibot';
import { bigRows } from '../../domain/gallery/bigArray';
import { defineBusinessApi } from './defineBusinessApi';

export const bigrows = defineBusinessApi('ROLE_MANAGE', unknown(), () => ({ lines: bigRows() }));

/** Accepts any input of the big pages and stores nothing. */
export const bigsave = defineBusinessApi('ROLE_MANAGE', unknown(), () => ({}));
