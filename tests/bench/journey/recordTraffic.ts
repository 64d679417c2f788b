import type { CDPSession } from 'puppeteer';

/** Counts what a page transfers, with the headers and compressed by gzip, as both servers can. */
export async function recordTraffic(session: CDPSession): Promise<{ takeBytes(): number }> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  return {
    /** Bytes since the last call. */
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
