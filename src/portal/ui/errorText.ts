import type { AppError } from '../../common/errors/appError';
import { errorText as textOf } from '../../common/errors/errorText';
import type { Translate } from '../contract/portal';

const KIND_TEXTS = { network: 'ui.failed.network', service: 'ui.failed.service' };

/** What a person reads about an error, for a place that shows it itself. */
export const errorText = (t: Translate, error: AppError): string =>
  textOf(error, {
    find: (key) => (t(key) === key ? undefined : t(key)),
    kindTexts: KIND_TEXTS,
    otherText: 'ui.failed.other',
  });
