import { read, looseString } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, lazy, nullish, object } from 'valibot';
import type { GenericSchema } from 'valibot';

/** A function that a role may allow, or a group of them. */
export interface FunctionNode {
  key: string;
  text: string;
  children?: FunctionNode[] | null;
}

export const functionNodeSchema: GenericSchema<unknown, FunctionNode> = object({
  key: looseString,
  text: looseString,
  children: nullish(array(lazy(() => functionNodeSchema))),
});

export async function getFunctionTree(http: PortalHttp, signal: AbortSignal): Promise<readonly FunctionNode[]> {
  const answer = await http.post('/api/teapi/rolepermission/function/tree', {}, { signal, isRead: true });
  return read(array(functionNodeSchema), answer);
}
