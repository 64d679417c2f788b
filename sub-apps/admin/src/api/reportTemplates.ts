import { looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { nullish, number, object, pipe, string, transform, union } from 'valibot';

const PATH = '/api/teapi/ms-biz/workreport';

/** The kinds of work reports (business spec §3). */
export const TEMPLATE_TYPES = { daily: 1, weekly: 2, monthly: 3 } as const;
export type TemplateKind = keyof typeof TEMPLATE_TYPES;

/** What a work report begins with. */
export interface ReportTemplate {
  /** As the platform answers it; undefined while there is no template. */
  id: string | number | undefined;
  content: string;
  /** Who changed it and when; empty when the platform does not tell. */
  updatedBy: string;
  updatedAt: string;
}

const templateSchema = pipe(
  nullish(
    object({
      templetid: nullish(union([string(), number()])),
      templetcontent: looseString,
      updateby: looseString,
      updatetime: looseString,
    }),
    {},
  ),
  transform(({ templetid, templetcontent, updateby, updatetime }): ReportTemplate => ({
    id: templetid ?? undefined,
    content: templetcontent,
    updatedBy: updateby,
    updatedAt: updatetime,
  })),
);

/** The template as it is stored now, without the HTTP cache. */
export async function getReportTemplate(
  http: PortalHttp,
  kind: TemplateKind,
  signal?: AbortSignal,
): Promise<ReportTemplate> {
  const answer = await http.post(
    `${PATH}/gettempletset`,
    { templettype: TEMPLATE_TYPES[kind] },
    { ...(signal && { signal }), isRead: true, cache: 'none' },
  );
  return read(templateSchema, answer);
}

/** Replaces the text of a template. */
export async function saveReportTemplate(
  http: PortalHttp,
  kind: TemplateKind,
  { id, content }: Pick<ReportTemplate, 'id' | 'content'>,
): Promise<void> {
  await http.post(`${PATH}/settempletset`, {
    templettype: TEMPLATE_TYPES[kind],
    templetid: id ?? '',
    templetcontent: content,
  });
}
