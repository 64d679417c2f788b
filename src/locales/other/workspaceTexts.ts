import { engine } from './engine';
import { workspace } from './workspace';

/** What the workspace and its pages show. */
export const workspaceTexts = { ...workspace, ...engine };
