/** The second door: what those need who write pages. It is fetched by their screens alone, after the engine. */
export { completionsAt } from './workshop/completionsAt';
export type { Completion, Completions } from './workshop/completionsAt';
export { examine } from './workshop/examine';
export type { Examination, ExaminedProtocol, Finding } from './workshop/examine';
export { createTracer } from './trace/createTracer';
export type { PageTrace } from './trace/createTracer';
export { createRecording } from './trace/createRecording';
export type { Recording } from './trace/createRecording';
export type { PageCosts } from './trace/pageCosts';
export type { Explanation, Reason } from './trace/explain';
export type { Ending, TraceEntry, TracedProp } from './trace/traceEntry';
export type { ExampleEntry } from './workshop/examples';
export { explanationAt } from './workshop/explanationAt';
export type { Explanation as WordExplanation } from './workshop/explanationAt';
export type { Vocabulary } from './workshop/vocabulary';
export { locate } from './protocol/locate';

/** The examples of all controls. */
export const loadExamples = () => import(/* webpackChunkName: "examples" */ './workshop/examples');

/** What a page may hold, explained in a language. */
export const loadVocabulary = async (language: string) =>
  (await import(/* webpackChunkName: "vocabulary" */ './workshop/vocabulary')).vocabularyIn(language);
