/** The result of a single check. */
export const single = (isPassed) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });

/** Converts jest's JSON report. A test file that fails to load counts as one failure. */
export const fromJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

export const sum = (results) =>
  results.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

/** The summary line of a stage: result and duration. */
export const timeLine = ({ name, results, ms }) =>
  `  ${name.padEnd(14)} ${(ms / 1000).toFixed(0).padStart(4)} s  ${summaryLine(results)}`;

/** The last line of `npm test`: `N passed, N failed`. */
export const summaryLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
