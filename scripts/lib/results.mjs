/** What a level has to say: how many checks held and how many did not. */
export const single = (isPassed) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });

/** From jest's JSON report. A file that did not even load counts as one failure. */
export const fromJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

export const sum = (counts) =>
  counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

/** The last line of `npm test`. */
export const summaryLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
