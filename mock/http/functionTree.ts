import { FUNCTION_GROUPS } from '../domain/functions';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';

/** The tree of function codes by group (business spec §3: tree nodes). */
export const functionTree = (language: Language): object[] =>
  Object.entries(FUNCTION_GROUPS).map(([group, codes]) => ({
    key: group,
    parentid: '',
    text: localise(`function.${group}`, language),
    children: codes.map((code) => ({
      key: code,
      parentid: group,
      text: localise(`function.${code}`, language),
      children: [],
    })),
  }));
