export { workspaceTexts as previewTexts } from './workspaceTexts';
