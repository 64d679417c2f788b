import type { FunctionCode } from '../functions';
import type { AdminRecord } from '../records/record';

/** `own`: only records owned by the employee. */
export type DataScope = 'all' | 'own';

export interface Role extends AdminRecord {
  code: string;
  name: string;
  description: string;
  functionCodes: readonly FunctionCode[];
  dataScope: DataScope;
  isBuiltIn: boolean;
}
