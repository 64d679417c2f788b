import type { FunctionCode } from '../functions';

/** `own`: only records owned by the employee. */
export type DataScope = 'all' | 'own';

export interface Role {
  id: string;
  code: string;
  name: string;
  description: string;
  functionCodes: readonly FunctionCode[];
  dataScope: DataScope;
  isBuiltIn: boolean;
  updatedAt: string;
}
