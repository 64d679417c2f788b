import { isRecord } from '@atrium/common/isRecord';
import { bit, fittingList, looseString } from '@atrium/common/schemas';
import type { StoredFile } from '@atrium/portal/contract/portal';
import { array, check, fallback, nonEmpty, nullish, number, object, optional, picklist, pipe } from 'valibot';
import { string, transform, union, unknown } from 'valibot';
import type { GenericSchema } from 'valibot';
import { flowTargetsSchema, formFieldsSchema } from '../flow/flowNames';
import { readNodes, rightsSchema } from '../flow/flowNodes';
import { PROCESS_ACTIONS, PROCESS_STATES } from './process';
import type { Process, ProcessAction, ProcessStep } from './process';

const MAX_STEPS = 10_000;
const MAX_FIELDS = 500;
const MAX_NODES = 2_000;
const MAX_NAMES = 200;
const MAX_FILES = 100;

/** What is no text is empty. */
const text = fallback(looseString, '');

const partOf = <Item extends GenericSchema>(item: Item, cut: (items: readonly unknown[]) => readonly unknown[]) =>
  pipe(
    optional(unknown(), []),
    transform((value) => (Array.isArray(value) ? cut(value as unknown[]) : [])),
    fittingList(item),
  );

/** The items of a list that fit, at most so many: of a longer list the last ones. */
const lastOf = <Item extends GenericSchema>(item: Item, most: number) => partOf(item, (items) => items.slice(-most));

/** The same, of a longer list the first ones. */
const firstOf = <Item extends GenericSchema>(item: Item, most: number) => partOf(item, (items) => items.slice(0, most));

/** The server sends a list or one text. */
const namesSchema = fallback(
  union([
    pipe(
      array(looseString),
      transform((names) => names.slice(0, MAX_NAMES)),
    ),
    pipe(
      looseString,
      transform((name) => (name === '' ? [] : [name])),
    ),
  ]),
  [],
);

export const fileSchema = pipe(
  object({
    url: pipe(
      string(),
      check((url) => url !== ''),
    ),
    filename: text,
    type: text,
    date: text,
    datetime: text,
  }),
  transform((file): StoredFile => ({ ...file, filename: file.filename || file.url })),
);

const stepSchema = pipe(
  object({
    stepid: text,
    nodeid: text,
    name: text,
    handlers: optional(namesSchema, []),
    action: text,
    actionname: text,
    // A status that is not known is not shown.
    status: optional(fallback(optional(picklist(['done', 'current', 'pending', 'rejected'])), undefined)),
    comment: text,
    time: text,
    attachments: lastOf(fileSchema, MAX_FILES),
    signature: text,
    targets: optional(namesSchema, []),
  }),
  transform(({ stepid, nodeid, actionname, ...step }): ProcessStep => ({
    ...step,
    stepId: stepid,
    nodeId: nodeid,
    actionName: actionname,
    status: step.status,
  })),
);

const handlerSchema = object({
  name: text,
  status: fallback(picklist(['done', 'current', 'waiting', 'rejected']), 'waiting'),
  time: text,
});
const pathSchema = object({
  nodeid: text,
  status: picklist(['done', 'current', 'pending', 'rejected', 'returned', 'skipped']),
  handlers: lastOf(handlerSchema, MAX_NAMES),
});

const formSchema = pipe(
  object({
    pagecode: pipe(
      text,
      check((code) => code !== ''),
    ),
    linkparam: optional(unknown()),
    values: optional(unknown()),
    rights: optional(rightsSchema, { default: 'readonly', fields: {} }),
  }),
  transform(({ pagecode, linkparam, values, rights }) => ({
    pageCode: pagecode,
    linkParam: isRecord(linkparam) ? linkparam : undefined,
    values: isRecord(values) ? values : {},
    rights,
  })),
);

const taskSchema = pipe(
  object({ taskid: text, nodeid: text, needscomment: optional(bit), needssignature: optional(bit) }),
  transform((wire) => ({
    taskId: wire.taskid,
    nodeId: wire.nodeid,
    needsComment: wire.needscomment ?? false,
    needsSignature: wire.needssignature ?? false,
  })),
);

const isKnown = (action: string): action is ProcessAction => PROCESS_ACTIONS.some((known) => known === action);

/** The answer of `getprocess`. Only what identifies the process has to be there: without an id it is another answer. */
export const processSchema = pipe(
  object({
    processid: pipe(looseString, nonEmpty()),
    processno: text,
    title: text,
    processname: text,
    flowcode: text,
    applicant: text,
    applicantposition: text,
    applicantorg: text,
    applytime: text,
    state: optional(fallback(optional(picklist(PROCESS_STATES)), undefined)),
    statename: text,
    currentstep: text,
    handlers: optional(namesSchema, []),
    dueat: text,
    isoverdue: optional(bit),
    isread: optional(unknown()),
    orderid: text,
    version: optional(fallback(nullish(union([number(), string()])), undefined)),
    nodes: optional(unknown()),
    targets: optional(flowTargetsSchema, {}),
    formfields: optional(fallback(formFieldsSchema, []), []),
    // Of the nodes as well the first ones are read.
    path: firstOf(pathSchema, MAX_NODES),
    steps: lastOf(stepSchema, MAX_STEPS),
    fields: firstOf(
      object({
        title: text,
        value: fallback(union([string(), number()]), ''),
        type: optional(text, 'text'),
      }),
      MAX_FIELDS,
    ),
    form: optional(fallback(optional(formSchema), undefined)),
    actions: optional(namesSchema, []),
    returnsteps: firstOf(object({ nodeid: text, name: text }), MAX_NODES),
    task: optional(fallback(nullish(taskSchema), undefined)),
  }),
  transform((wire): Process => ({
    processId: wire.processid,
    processNo: wire.processno,
    title: wire.title,
    processName: wire.processname,
    flowCode: wire.flowcode,
    applicant: wire.applicant,
    applicantPosition: wire.applicantposition,
    applicantOrg: wire.applicantorg,
    appliedAt: wire.applytime,
    state: wire.state,
    stateName: wire.statename,
    currentStep: wire.currentstep,
    handlers: wire.handlers,
    dueAt: wire.dueat,
    isOverdue: wire.isoverdue ?? false,
    isUnreadCopy: wire.isread !== undefined && wire.isread !== null && !isSet(wire.isread),
    orderId: wire.orderid || undefined,
    version: wire.version ?? undefined,
    nodes: readNodes(wire.nodes),
    targets: wire.targets,
    formFields: wire.formfields,
    path: wire.path.map(({ nodeid, ...entry }) => ({ nodeId: nodeid, ...entry })),
    steps: wire.steps,
    fields: wire.fields,
    form: wire.form,
    actions: [...new Set(wire.actions.filter(isKnown))],
    returnSteps: wire.returnsteps.map(({ nodeid, name }) => ({ nodeId: nodeid, name })),
    task: wire.task ?? undefined,
  })),
);

const isSet = (flag: unknown) => flag === true || String(flag) === '1' || flag === 'true';

/** What a decision answers: where the process stands now. */
export const outcomeSchema = pipe(
  object({
    currentstep: text,
    statename: text,
    handlers: optional(namesSchema, []),
  }),
  transform((wire) => ({ currentStep: wire.currentstep, stateName: wire.statename, handlers: wire.handlers })),
);
