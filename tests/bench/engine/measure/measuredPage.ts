import { BenchBrowser } from '../drive/benchBrowser';
import { readPageFacts, type PageFacts } from '../drive/readPageFacts';

/** A page under measurement, in a browser of its own. */
export interface MeasuredPage {
  name: string;
  url: string;
  facts: PageFacts;
  browser: BenchBrowser;
}

/** Opens a page once to read its capabilities. */
export async function measuredPage(name: string, url: string, probeScript: string): Promise<MeasuredPage> {
  const browser = new BenchBrowser(probeScript);
  const opened = await browser.open(url);
  const facts = await readPageFacts(opened);
  await opened.page.close();
  return { name, url, facts, browser };
}
