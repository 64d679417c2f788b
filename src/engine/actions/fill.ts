import { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import { PAGE_STATUS } from '../host';
import { putGiven } from '../model/givenValues';
import { defineAction } from './defineAction';

export default defineAction({
  type: 'fill',
  run({ params: { values }, page, host, context }) {
    const isReading = context.trigger === 'onload' || context.trigger === 'onevent';
    if (isReading && page.given && page.status !== PAGE_STATUS.new) {
      if (context.trigger === 'onload') putGiven(page);
      return;
    }
    const isRead = page.readsRecord && isReading;
    // A stored record without any field is none: it would look like one whose fields are empty.
    if (!isRecord(values) || (isRead && Object.keys(values).length === 0)) {
      throw new AppError('service', host.t('engine.badanswer'), { code: 'engine.badanswer' });
    }
    page.fill(values);
  },
});
