import { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import { defineAction } from './defineAction';

/** Only the page knows what its call answers: any answer is a success unless the page names fields that it must have. */
function checkAnswer(api: string, answer: unknown, fields: readonly string[]): void {
  const missing = fields.find((field) => !isRecord(answer) || !Object.hasOwn(answer, field) || answer[field] == null);
  if (missing === undefined) return;
  throw new AppError('service', `The answer of ${api} has no ${missing}`, { code: 'errors.badAnswer' });
}

export default defineAction({
  type: 'call',
  async run({ params: { api, input = {}, answerfields = [] }, page, host, context }) {
    page.withdrawUndo();
    const answer = await page.timed(context.control, 'call', api, () =>
      host.call({ api, input, pageCode: page.pageCode }),
    );
    checkAnswer(api, answer, answerfields);
    return answer;
  },
});
