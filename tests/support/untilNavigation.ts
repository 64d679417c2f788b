/** Errors of Puppeteer while a page goes to another document. */
const NAVIGATED = /Execution context|detached|Cannot find context|navigat|Inspected target|Argument should belong/i;

/** Runs what a navigation may cut off; undefined then. */
export async function untilNavigation<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (NAVIGATED.test(String(error))) return undefined;
    throw error;
  }
}
