import type { PageStatus } from '@/engine/host';
import type { FrameOptions } from './dialogSize';
import type { DialogEntry, DialogEvent, DialogStack } from './dialogStack';

/** The page a dialog hosts, with what its protocol says about the frame. */
export interface DialogPage {
  pageCode: string;
  title: string;
  linkParam: Record<string, unknown>;
  status?: PageStatus;
  frame: FrameOptions;
}

export type PageDialog = DialogEntry<DialogPage>;
export type PageDialogs = DialogStack<DialogPage>;
export type PageDialogEvent = DialogEvent<DialogPage>;
