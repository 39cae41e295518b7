/** Reads what a camera sees: the text of a QR code, where there is one. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader where it has one; else ours, which comes only then. */
export async function qrReader(): Promise<QrReader> {
  return (await ownReader()) ?? libraryReader();
}

async function ownReader(): Promise<QrReader | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  // Chromium has the class on every system, and the formats only where the system reads them.
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** Wide enough for a card at arm's length, and read ten times a second by a slow tablet. */
const WIDEST = 720;

async function libraryReader(): Promise<QrReader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const frame = context?.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return frame && decodeQR(frame);
    } catch {
      // No code in this picture, or none that can be read yet.
      return undefined;
    }
  };
}
