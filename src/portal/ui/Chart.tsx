import { AppError } from '../../common/errors/appError';
import type { ChartProps } from '../../ui/chart/Chart';
import { useT } from '../sdk/hooks';
import { lazyContent } from './lazyContent';

type Props = Omit<ChartProps, 't'>;

/** The height of a usual picture, and of the title, one line of legend and the edges around a picture. */
const USUAL_HEIGHT_PX = 240;
const AROUND_PX = 94;

/** A chart. Its code and texts are fetched when the first one is shown; its room is kept until then. */
export const Chart = lazyContent<Props>(
  async () => {
    const { Chart: Drawing, chartTexts } = await import(/* webpackChunkName: "chart" */ '../../ui/chart/Chart');
    const TranslatedChart = (props: Props) => <Drawing {...props} t={useT()} />;
    return { default: TranslatedChart, texts: chartTexts };
  },
  ({ height }) => (typeof height === 'number' ? height : USUAL_HEIGHT_PX) + AROUND_PX,
);

/**
 * Saves the picture of a chart (its `pictureRef`), with title and legend, as a PNG. Resolves when the download has begun;
 * rejects with an AppError.
 */
export async function saveChartPicture(picture: SVGSVGElement, filename: string): Promise<void> {
  const { saveChartPicture: save } = await import(
    /* webpackChunkName: "chart-picture" */ '../../ui/chart/saveChartPicture'
  ).catch((cause: unknown) => {
    throw new AppError('network', 'The code that makes pictures of charts did not load', { cause });
  });
  return save(picture, filename);
}
