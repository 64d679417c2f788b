/** What a level has to say: how many checks held and how many did not. */
export const single = (isPassed) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });

/** From jest's JSON report. A file that did not even load counts as one failure. */
export const fromJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

export const sum = (results) =>
  results.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

/** One line of the summary: what a level found and how long it took. */
export const timeLine = ({ name, results, ms }) =>
  `  ${name.padEnd(14)} ${(ms / 1000).toFixed(0).padStart(4)} s  ${summaryLine(results)}`;

/** The last line of `npm test`. */
export const summaryLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
