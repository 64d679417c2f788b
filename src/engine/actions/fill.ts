import { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'fill',
  run({ params: { values }, page, host, context }) {
    const isRead = page.readsRecord && (context.trigger === 'onload' || context.trigger === 'onevent');
    // A stored record without any field is none: it would look like one whose fields are empty.
    if (!isRecord(values) || (isRead && Object.keys(values).length === 0)) {
      throw new AppError('service', host.t('engine.badanswer'), { code: 'engine.badanswer' });
    }
    page.fill(values);
  },
});
