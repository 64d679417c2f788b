import { history } from '@umijs/max';
import { MissingScreen } from '@/features/start-up/missing/MissingScreen';

/** `/preview`: the preview of pages is not part of this product yet; its address says so. */
export default function PreviewPage() {
  return <MissingScreen onHome={() => history.replace('/')} />;
}
