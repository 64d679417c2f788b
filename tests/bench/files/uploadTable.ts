import { markdownTable } from '../lib/markdownTable';
import { median } from '../lib/median';
import { ratio } from '../lib/ratio';
import { verdictAtLeast } from '../lib/verdict';
import type { Client, UploadFigures } from './contract';

export interface MeasuredUpload extends UploadFigures {
  provider: string;
  client: Client;
}

/** The product's client may be slower than the bare SDK by a fifth. */
const LEAST_RATIO = 0.8;

/** The speeds of the product's client and of the bare SDK, with a verdict on their ratio. */
export function uploadTable(
  measured: readonly MeasuredUpload[],
  providers: readonly string[],
  megabytes: number,
): string {
  const rows = providers.map((provider) => {
    const figuresOf = (client: Client) =>
      measured.filter((each) => each.provider === provider && each.client === client);
    const speedOf = (client: Client) => ratio(megabytes * 1_000, median(figuresOf(client).map(({ ms }) => ms)));
    const [own, bare] = [speedOf('atrium'), speedOf('sdk')];
    const share = ratio(own, bare);
    const answer = verdictAtLeast(share, LEAST_RATIO);
    return [
      provider,
      own?.toFixed(1) ?? '',
      bare?.toFixed(1) ?? '',
      share?.toFixed(2) ?? '',
      `≥ ${LEAST_RATIO}`,
      answer === 'missed' ? '**missed**' : answer,
      String(median(figuresOf('atrium').map(({ progressCount }) => progressCount)) ?? 0),
    ];
  });
  return markdownTable(
    ['storage', 'Atrium, MB/s', 'bare SDK, MB/s', 'ratio', 'budget', 'verdict', 'progress events'],
    rows,
  );
}
