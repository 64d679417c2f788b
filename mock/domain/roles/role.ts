import type { FunctionCode } from '../functions';
import type { AdminRecord } from '../records/record';

export interface Role extends AdminRecord {
  code: string;
  name: string;
  description: string;
  functionCodes: readonly FunctionCode[];
  isBuiltIn: boolean;
}
