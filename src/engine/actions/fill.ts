import { AppError } from '@/common/errors/appError';
import type { RowValues } from '../expressions/scope';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'fill',
  run({ params: { values }, page, host }) {
    if (typeof values !== 'object' || values === null || Array.isArray(values)) {
      throw new AppError('service', host.t('engine.badanswer'), { code: 'engine.badanswer' });
    }
    page.fill(values as RowValues);
  },
});
