import { answeredList } from '@atrium/common/answeredList';
import { bit, looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { fallback, intersect, nonEmpty, object, optional, picklist, pipe, transform } from 'valibot';
import type { DesignerProblem, FormField } from '../designer/designerProps';
import { formFieldSchema } from '../flow/flowNames';
import type { FlowNode } from '../flow/flowNodes';
import { FLOWS_KEY } from './flowDefinitions';
import { planSchema } from './flowPlan';
import type { FlowPlan } from './flowPlan';
import { writeNodes } from './writeNodes';

const PATH = '/api/teapi/workflow/definition';

const idOf = pipe(looseString, nonEmpty());

/** More than any flow has; what is shown of them is less. */
const MOST_PROBLEMS = 10_000;
const MOST_VERSIONS = 10_000;
const MOST_PAGES = 1_000;
const MOST_FIELDS = 500;

const problemSchema = pipe(
  object({
    nodeid: looseString,
    code: optional(looseString, ''),
    text: looseString,
    severity: fallback(picklist(['error', 'warning']), 'error'),
  }),
  transform(({ nodeid, ...problem }): DesignerProblem => ({ nodeId: nodeid, ...problem })),
);

/** What the platform finds wrong with these nodes. Errors forbid to publish them. */
export async function checkFlow(
  http: PortalHttp,
  nodes: readonly FlowNode[],
  pageCode: string,
): Promise<readonly DesignerProblem[]> {
  const answer = await http.post(`${PATH}/check`, { nodes: writeNodes(nodes), pagecode: pageCode }, { isRead: true });
  return read(object({ problems: answeredList(problemSchema, MOST_PROBLEMS) }), answer).problems;
}

/** What a dry run tries: a draft, with values, an applicant, and the chosen approvers by node id. */
export interface DryRun {
  nodes: readonly FlowNode[];
  /** The page of the form; empty without one. */
  pageCode: string;
  /** The administrators of the flow. */
  admins: readonly string[];
  values: Readonly<Record<string, unknown>>;
  applicantPositionId: string;
  chosen: Readonly<Record<string, readonly string[]>>;
}

/** The path that an application would take, with the people who would be asked. Nothing is started. */
export async function dryRun(http: PortalHttp, run: DryRun, signal?: AbortSignal): Promise<FlowPlan> {
  const body = {
    nodes: writeNodes(run.nodes),
    pagecode: run.pageCode,
    admins: run.admins,
    values: run.values,
    applicantpositionid: run.applicantPositionId,
    chosen: run.chosen,
  };
  const options = { ...(signal && { signal }), isRead: true };
  return read(planSchema, await http.post(`${PATH}/dryrun`, body, options));
}

/** A published version of a flow. */
export interface FlowVersion {
  published: number;
  publishedAt: string;
  publishedBy: string;
  note: string;
  /** Instances of this version that have not ended. */
  runningCount: number;
}

const versionSchema = pipe(
  object({
    published: numeric,
    publishedat: looseString,
    publishedby: looseString,
    note: looseString,
    running: optional(fallback(numeric, 0), 0),
  }),
  transform((wire): FlowVersion => ({
    published: wire.published,
    publishedAt: wire.publishedat,
    publishedBy: wire.publishedby,
    note: wire.note,
    runningCount: wire.running,
  })),
);

/** The published versions of a flow, the newest first. */
export const versionsQuery = (http: PortalHttp, flowId: string) => ({
  queryKey: [...FLOWS_KEY, 'versions', flowId],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<readonly FlowVersion[]> {
    const answer = await http.post(`${PATH}/versions`, { flowid: flowId }, { signal, isRead: true, isFresh: true });
    return read(answeredList(versionSchema, MOST_VERSIONS), answer).toSorted((a, b) => b.published - a.published);
  },
});

/** A field of a form page. */
export interface PageField extends FormField {
  /** The platform knows it of the document; the page has no control for it. */
  isBesidePage: boolean;
}

/** A page that can be the form of a flow. */
export interface FormPage {
  pageCode: string;
  title: string;
  fields: readonly PageField[];
}

const pageFieldSchema = pipe(
  intersect([formFieldSchema, object({ besidepage: optional(bit, false) })]),
  transform(({ besidepage, ...field }): PageField => ({ ...field, isBesidePage: besidepage })),
);

const formPageSchema = pipe(
  object({
    pagecode: idOf,
    title: looseString,
    fields: fallback(answeredList(pageFieldSchema, MOST_FIELDS), []),
  }),
  transform(({ pagecode, ...page }): FormPage => ({ pageCode: pagecode, ...page })),
);

/** The pages that can be the form of a flow, with their fields. */
export const formPagesQuery = (http: PortalHttp, language: string) => ({
  queryKey: [...FLOWS_KEY, 'formpages', language],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly FormPage[]> =>
    read(answeredList(formPageSchema, MOST_PAGES), await http.post(`${PATH}/formpages`, {}, { signal, isRead: true })),
});
