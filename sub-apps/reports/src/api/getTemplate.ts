import { looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { object } from 'valibot';
import type { TemplateType } from './report';

const templateSchema = object({ templetcontent: looseString });

/** The text with which a work report of that kind begins (business spec §7). */
export async function getTemplate(http: PortalHttp, type: TemplateType, signal: AbortSignal): Promise<string> {
  const answer = await http.post(
    '/api/teapi/ms-biz/workreport/gettempletset',
    { templettype: type },
    { signal, isRead: true },
  );
  return read(templateSchema, answer).templetcontent;
}
