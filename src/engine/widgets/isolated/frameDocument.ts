import { WIDGET_CLASS, widgetCss } from '../widgetCss';

/** What may run and load in a frame: one script of the product's, the thread that it starts, and pictures in the drawing itself. */
const policyFor = (script: string) =>
  `default-src 'none'; script-src ${script}; worker-src blob:; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;

/** The document of a frame, without the widget: that is handed to it. @param script Whole address of the frame's script. */
export function frameDocument(script: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyFor(script)}"><style id="look"></style><style>html,body{margin:0;background:transparent}${widgetCss} #root{margin:0}</style></head><body><div id="root" class="${WIDGET_CLASS}"></div><script src="${script}"></script></body></html>`;
}
