import { preview } from './preview';
import { workspaceTexts } from './workspaceTexts';

/** What the preview and the pages in it show. */
export const previewTexts = { ...workspaceTexts, ...preview };
