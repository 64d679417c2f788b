/** The second door: what those need who write pages. It is fetched by their screens alone, after the engine. */
export { completionsAt } from './workshop/completionsAt';
export type { Completion, Completions } from './workshop/completionsAt';
export { examine } from './workshop/examine';
export type { Examination, ExaminedProtocol, Finding } from './workshop/examine';
export { createTracer } from './trace/createTracer';
export type { PageTrace } from './trace/createTracer';
export type { Explanation, Reason } from './trace/explain';
export type { Ending, TraceEntry, TracedProp } from './trace/traceEntry';
export type { ExampleEntry } from './workshop/examples';
export type { JsonSchema } from './workshop/schemaAt';

/** The examples of all controls. */
export const loadExamples = () => import(/* webpackChunkName: "examples" */ './workshop/examples');

/** What a page may hold. */
export const loadSchema = () =>
  import(/* webpackChunkName: "protocol-schema" */ './workshop/protocolSchema').then(
    ({ protocolSchema }) => protocolSchema,
  );
