import type { Translation } from '@/portal/contract/portal';
import { FAULT_KINDS } from '../rules/rules';
import type { AnnotationTexts } from '../session/createCheckSession';

/** The header of a column of reasons, in the languages of this client and as servers write it. */
export const REASON_TITLES = ['错误原因', '錯誤原因', 'Reason of the error', '错误信息'];

/** The texts of an annotated file in the current language. */
export const annotationTexts = ({ t, language }: Translation): AnnotationTexts => ({
  reasonTitle: t('sheetCheck.reason'),
  reasons: new Map(FAULT_KINDS.map((kind) => [kind, t(`sheetCheck.fault.${kind}`, { detail: '{{detail}}' })])),
  language,
});
