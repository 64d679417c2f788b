import type { StartUpData } from '@/services';

/** The steps of start-up in the order of the specification (shell spec §4), and the menu. */
export const STEP_NAMES = [
  'ids',
  'i18n',
  'nativeFunctions',
  'protocolCache',
  'webScripts',
  'tabMode',
  'expressions',
  'components',
  'menu',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** The data of start-up; complete after the last step. */
export type StartUpDraft = { -readonly [Field in keyof StartUpData]: StartUpData[Field] };

/** Writes the data of a step into the draft. */
export type Commit = (draft: StartUpDraft) => void;

/** One step. All steps begin at once; they commit one after the other, in order. */
export interface Step {
  name: StepName;
  /** The person may skip the step. */
  isOptional?: boolean;
  begin(): Promise<Commit>;
}

export const emptyDraft = (): StartUpDraft => ({
  menu: [],
  nativeFunctions: [],
  webScripts: 'missing',
  isTabMode: true,
  components: [],
  missingComponents: [],
  skipped: [],
});
