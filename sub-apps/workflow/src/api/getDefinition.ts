import { looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { fallback, object, pipe, transform, unknown } from 'valibot';
import { readNodes } from '../flow/flowNodes';
import type { FlowNode } from '../flow/flowNodes';

/** A flow as everybody may see it. */
export interface ShownDefinition {
  name: string;
  description: string;
  /** The number of its version; empty where the platform does not tell. */
  version: string;
  nodes: readonly FlowNode[];
}

const text = fallback(looseString, '');
const definitionSchema = pipe(
  object({ flowname: text, description: text, version: text, nodes: unknown() }),
  transform(({ flowname, nodes, ...wire }): ShownDefinition => ({
    ...wire,
    name: flowname,
    nodes: readNodes(nodes),
  })),
);

/** The read of a flow for its diagram. `published` asks for one of its versions; empty for the one in use. */
export const definitionQuery = (http: PortalHttp, flowCode: string, published: string) => ({
  queryKey: ['flow-definition', flowCode, published],
  async queryFn({ signal }: { signal: AbortSignal }) {
    const body = { flowcode: flowCode, ...(published && { published }) };
    return read(definitionSchema, await http.post('/api/teapi/workflow/flow/getstart', body, { signal, isRead: true }));
  },
});
