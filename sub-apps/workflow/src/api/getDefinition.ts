import { bit, looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, fallback, object, optional, pipe, transform, unknown } from 'valibot';
import { flowTargetsSchema, formFieldsSchema } from '../flow/flowNames';
import type { FlowTargets, FormField } from '../flow/flowNames';
import { readNodes } from '../flow/flowNodes';
import type { FlowNode } from '../flow/flowNodes';

/** A flow as everybody may see it. */
export interface ShownDefinition {
  name: string;
  description: string;
  /** The number of the version that is shown, and of the one in use; empty where the platform does not tell. */
  version: string;
  versionInUse: string;
  /** It cannot be started any more. */
  isRetired: boolean;
  nodes: readonly FlowNode[];
  targets: FlowTargets;
  formFields: readonly FormField[];
}

const text = fallback(looseString, '');
const definitionSchema = pipe(
  object({
    flowname: text,
    description: text,
    version: text,
    published: text,
    isretired: optional(fallback(bit, false), false),
    nodes: array(unknown()),
    targets: optional(flowTargetsSchema, {}),
    formfields: optional(fallback(formFieldsSchema, []), []),
  }),
  transform((wire): ShownDefinition => ({
    name: wire.flowname,
    description: wire.description,
    version: wire.version,
    versionInUse: wire.published,
    isRetired: wire.isretired,
    nodes: readNodes(wire.nodes),
    targets: wire.targets,
    formFields: wire.formfields,
  })),
);

/** The read of a flow for its diagram. `published` asks for one of its versions; empty for the one in use. */
export const definitionQuery = (http: PortalHttp, flowCode: string, published: string) => ({
  queryKey: ['flow-definition', flowCode, published],
  async queryFn({ signal }: { signal: AbortSignal }) {
    const body = { flowcode: flowCode, ...(published && { published }) };
    const answer = await http.post('/api/teapi/workflow/flow/getdefinition', body, { signal, isRead: true });
    return read(definitionSchema, answer);
  },
});
