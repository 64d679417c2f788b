/** The second door: what those need who write pages. It is fetched by their screens alone. */
export { examine } from './workshop/examine';
export type { Examination, ExaminedProtocol, Finding } from './workshop/examine';
