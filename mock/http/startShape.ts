import type { Administration } from '../domain/administration/administration';
import type { Company } from '../domain/company/company';
import { choicesIn } from '../domain/flows/choices';
import type { Flow, FlowNode, FlowVersion } from '../domain/flows/definition/flow';
import { formFieldsOf } from '../domain/flows/definition/formPages';
import { targetsOf } from '../domain/flows/definition/targetsOf';
import type { Process } from '../domain/flows/process';
import { visibleValues } from '../domain/flows/run/rights';
import { startOf } from '../domain/flows/run/start';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { nodesShape } from './flowShape';

/** Who and what the shapes name, and in which language. */
export interface Naming {
  company: Pick<Company, 'positions'>;
  roles: Administration['roles'];
  language: Language;
}

/** What lets a diagram of the nodes name people, and say conditions in words. */
export const diagramTexts = (
  { nodes, pageCode }: Pick<FlowVersion, 'nodes' | 'pageCode'>,
  { company, roles, language }: Naming,
) => ({ targets: targetsOf(nodes, { company, roles }, language), formfields: formFieldsOf(pageCode, language) });

/** A flow on offer. */
export const flowCard = (flow: Flow, version: FlowVersion, lastStarted: string | undefined, language: Language) => ({
  flowcode: flow.code,
  flowname: localise(version.name, language),
  description: localise(flow.description, language),
  icon: flow.icon,
  group: localise(flow.group, language),
  pagecode: version.pageCode,
  ...(lastStarted !== undefined && { laststarted: lastStarted }),
});

/** A version of a flow for its diagram; `published` is the version that is in use. */
export const definitionShape = (flow: Flow, version: FlowVersion, naming: Naming) => ({
  flowcode: flow.code,
  flowname: localise(version.name, naming.language),
  description: localise(flow.description, naming.language),
  version: version.published,
  published: flow.versions.length,
  nodes: nodesShape(version.nodes, naming.language),
  isretired: flow.isDisabled ? 1 : 0,
  ...diagramTexts(version, naming),
});

/** The steps whose people the applicant chooses. */
const choicesShape = (nodes: readonly FlowNode[], language: Language) =>
  choicesIn(nodes).map(({ node, isMultiple }) => ({
    nodeid: node.id,
    name: localise(node.name, language),
    multiple: isMultiple ? 1 : 0,
  }));

/** What is needed to start a flow, or to go on with what is back with the applicant. */
export function startShape(flow: Flow, version: FlowVersion, process: Process | undefined, naming: Naming) {
  const { rights } = startOf(version);
  const { published: _inUse, ...definition } = definitionShape(flow, version, naming);
  return {
    ...definition,
    pagecode: version.pageCode,
    rights,
    ...(process && {
      values: visibleValues(process.values, rights),
      chosen: Object.fromEntries(process.chosen),
      title: process.title,
      draftversion: process.version,
      state: process.state,
    }),
    choices: choicesShape(version.nodes, naming.language),
  };
}
