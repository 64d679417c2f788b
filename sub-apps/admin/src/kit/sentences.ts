import type { Translate } from '@atrium/portal/sdk';

/** Sentences in one text, with a space between them where the language has one. Undefined ones are left out. */
export const sentences = (all: readonly (string | undefined)[], t: Translate): string =>
  all.filter((each) => each !== undefined).reduce((before, next) => t('admin.sentences', { before, next }));
