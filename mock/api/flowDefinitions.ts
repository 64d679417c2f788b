import { integer, literal, maxLength, number, object, optional, picklist, pipe, union } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { actorOf } from '../domain/accounts/caller';
import { conditionProblems } from '../domain/flows/definition/conditionProblems';
import { activePosition } from '../domain/flows/definition/resolveApprovers';
import { findTargets } from '../domain/flows/definition/findTargets';
import { formFields, formFieldsOf, formPages } from '../domain/flows/definition/formPages';
import { FLOW_STATES, listFlows } from '../domain/flows/definition/listFlows';
import {
  deleteFlows,
  problemsOf,
  publishFlow,
  publishedVersion,
  saveFlow,
  setFlowDisabled,
} from '../domain/flows/definition/manageFlows';
import type { FlowContext } from '../domain/flows/definition/manageFlows';
import { planPath } from '../domain/flows/definition/planPath';
import type { Flow } from '../domain/flows/definition/flow';
import { withComputed } from '../domain/flows/computedValues';
import { localise } from '../domain/languages/localise';
import { pageOf } from '../domain/query/page';
import { saveOnce } from '../domain/records/saveOnce';
import { positionCall } from '../http/calls';
import type { CallContext } from '../http/createHandler';
import { bit, id, name, pageIndex, pageSize, text, textsUpTo } from '../http/fields';
import { chosenPositions, flowNodes, formValues } from '../http/flowInput';
import {
  branchProblemText,
  flowDetail,
  flowItem,
  planShape,
  positionShape,
  problemShape,
  versionShape,
} from '../http/flowShape';
import { administrationOf, requestOf, versions, versionsById } from '../http/recordCalls';

const DEFINITION = '/api/teapi/workflow/definition';
const MOST_IDS = 200;
const LONGEST_NOTE = 500;

const version = optional(pipe(number(), integer()));
const ids = textsUpTo(MOST_IDS);
const note = pipe(text, maxLength(LONGEST_NOTE));

const contextOf = (caller: Caller, context: CallContext): FlowContext => ({
  company: caller.company,
  administration: administrationOf(caller, context),
  actor: actorOf(caller),
  positionId: caller.position.id,
  language: context.language,
});

const runningOf = ({ company }: Caller, { code }: Flow): number =>
  [...company.processes.aliveByVersion(code).values()].reduce((sum, count) => sum + count, 0);

const itemOf = (caller: Caller, flow: Flow, { language }: CallContext) =>
  flowItem(flow, runningOf(caller, flow), language);

/** The definitions of flows: their drafts and versions, and what a designer needs. */
export default {
  [`POST ${DEFINITION}/list`]: positionCall(
    'FLOW_MANAGE',
    object({
      keyword: text,
      state: optional(union([literal(''), picklist(FLOW_STATES)]), ''),
      pageindex: pageIndex,
      pagesize: pageSize,
    }),
    ({ pageindex, pagesize, ...filter }, caller, context) => {
      const found = listFlows(administrationOf(caller, context), filter, context.language);
      const { rows, count } = pageOf(found, { index: pageindex, size: pagesize });
      return { items: rows.map((flow) => itemOf(caller, flow, context)), itemcount: count };
    },
  ),

  [`POST ${DEFINITION}/get`]: positionCall(
    'FLOW_MANAGE',
    object({ flowid: text, published: version }),
    ({ flowid, published }, caller, context) => {
      const { flows, roles } = administrationOf(caller, context);
      const flow = flows.get(flowid);
      return flowDetail(flow, {
        version: published === undefined ? undefined : publishedVersion(flow, published),
        running: runningOf(caller, flow),
        known: { company: caller.company, roles },
        language: context.language,
      });
    },
  ),

  [`POST ${DEFINITION}/save`]: positionCall(
    'FLOW_MANAGE',
    object({
      flowid: id,
      version,
      flowcode: id,
      flowname: name,
      group: name,
      icon: id,
      description: name,
      pagecode: id,
      nodes: flowNodes,
      admins: ids,
      requestid: id,
    }),
    ({ requestid, ...input }, caller, context) => {
      const { flows } = administrationOf(caller, context);
      const given = {
        id: input.flowid,
        version: input.version,
        code: input.flowcode,
        name: input.flowname,
        group: input.group,
        icon: input.icon,
        description: input.description,
        pageCode: input.pagecode,
        nodes: input.nodes,
        adminPositionIds: [...new Set(input.admins)],
      };
      const request = requestOf(caller, `${DEFINITION}/save`, requestid);
      const saved = saveOnce(context.platform.saves, request, given, (first) =>
        saveFlow(contextOf(caller, context), { ...given, ...first }),
      );
      return { ...itemOf(caller, flows.get(saved.id), context), version: saved.version };
    },
  ),

  [`POST ${DEFINITION}/check`]: positionCall(
    'FLOW_MANAGE',
    object({ nodes: flowNodes, pagecode: id }),
    ({ nodes, pagecode }, caller, context) => ({
      problems: problemsOf(contextOf(caller, context), { nodes, pageCode: pagecode }).map((problem) =>
        problemShape(problem, context.language),
      ),
    }),
  ),

  /** Without administrators, the caller stands in for those of the flow. */
  [`POST ${DEFINITION}/dryrun`]: positionCall(
    'FLOW_MANAGE',
    object({
      nodes: flowNodes,
      pagecode: id,
      values: formValues,
      applicantpositionid: id,
      chosen: chosenPositions,
      admins: ids,
    }),
    ({ nodes, pagecode, values, applicantpositionid, chosen, admins }, caller, { language }) => {
      const plan = planPath(
        { nodes, adminPositionIds: admins.length > 0 ? admins : [caller.position.id] },
        {
          company: caller.company,
          applicant: activePosition(caller.company, applicantpositionid, 'flow.applicant_vacant'),
          values: withComputed(pagecode, values),
          chosen,
        },
      );
      const wrong = conditionProblems(nodes, plan.branches, formFields(pagecode));
      const { problems, ...shape } = planShape(plan, language);
      return { ...shape, problems: [...wrong.map((each) => branchProblemText(each, language)), ...problems] };
    },
  ),

  [`POST ${DEFINITION}/publish`]: positionCall(
    'FLOW_MANAGE',
    object({ flowid: id, version, note, requestid: id }),
    ({ requestid, flowid, version: from, note: said }, caller, context) => {
      const given = { id: flowid, version: from, note: said };
      const request = requestOf(caller, `${DEFINITION}/publish`, requestid);
      const saved = saveOnce(context.platform.saves, request, given, () =>
        publishFlow(contextOf(caller, context), given),
      );
      return itemOf(caller, administrationOf(caller, context).flows.get(saved.id), context);
    },
  ),

  [`POST ${DEFINITION}/versions`]: positionCall(
    'FLOW_MANAGE',
    object({ flowid: id }),
    ({ flowid }, caller, context) => {
      const flow = administrationOf(caller, context).flows.get(flowid);
      const running = caller.company.processes.aliveByVersion(flow.code);
      return flow.versions
        .map((each) => versionShape(each, running.get(each.published) ?? 0, context.language))
        .reverse();
    },
  ),

  [`POST ${DEFINITION}/setstate`]: positionCall(
    'FLOW_MANAGE',
    object({ flowid: id, version, disabled: bit }),
    ({ flowid, version: from, disabled }, caller, context) =>
      itemOf(
        caller,
        setFlowDisabled(contextOf(caller, context), { id: flowid, version: from, isDisabled: disabled }),
        context,
      ),
  ),

  [`POST ${DEFINITION}/delete`]: positionCall(
    'FLOW_MANAGE',
    object({ flowids: ids, versions }),
    (input, caller, context) => {
      const { flows } = administrationOf(caller, context);
      flows.checkVersions(versionsById(input.flowids, input.versions));
      return { deleted: deleteFlows(contextOf(caller, context), input.flowids) };
    },
  ),

  [`POST ${DEFINITION}/formpages`]: positionCall('FLOW_MANAGE', object({}), (_input, _caller, { language }) =>
    formPages().map(({ pageCode, title }) => ({
      pagecode: pageCode,
      title: localise(title, language),
      fields: formFieldsOf(pageCode, language),
    })),
  ),

  [`POST ${DEFINITION}/targets`]: positionCall(
    'FLOW_MANAGE',
    object({ keyword: text, positionids: ids, roleids: ids, pageindex: pageIndex, processid: id }),
    ({ keyword, positionids, roleids, pageindex, processid }, caller, context) => {
      const process = caller.company.processes.find(processid);
      const search = { keyword, positionIds: positionids, roleIds: roleids, pageIndex: pageindex, process };
      const records = administrationOf(caller, context);
      const { positions, positionCount, roles } = findTargets(records, search, context.language);
      return {
        positions: positions.map((position) => positionShape(position, context.language)),
        positioncount: positionCount,
        roles: roles.map((role) => ({ roleid: role.id, rolename: localise(role.name, context.language) })),
      };
    },
  ),
};
