import { QRCodeSVG } from '@rc-component/qrcode';
import { BarsImage } from './BarsImage';

const QR_SIZE_PX = 160;
const BARS_HEIGHT_PX = 64;

interface CodeImageProps {
  kind: 'qr' | 'code128';
  text: string;
  size?: number;
}

/** The drawing of a code; its name stands around it. Half of a surrogate pair has no code of its own and is replaced. */
export function CodeImage({ kind, text, size = kind === 'qr' ? QR_SIZE_PX : BARS_HEIGHT_PX }: CodeImageProps) {
  return kind === 'qr' ? (
    <QRCodeSVG value={text.replace(/\p{Surrogate}/gu, '\uFFFD')} size={size} level="M" aria-hidden />
  ) : (
    <BarsImage text={text} size={size} />
  );
}
