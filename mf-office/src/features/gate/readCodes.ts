/** Pause between two looks at the camera, in milliseconds. */
const lookMs = 200;
/** Longer side of the picture that the decoder reads, in pixels. */
const decodedSize = 640;

type Read = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Barcode Detection API, which not all browsers have. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = (new (options: {
  readonly formats: readonly string[];
}) => Detector) & {
  getSupportedFormats(): Promise<readonly string[]>;
};

async function createDetector(): Promise<Read | undefined> {
  const Found = Reflect.get(globalThis, 'BarcodeDetector') as DetectorClass | undefined;
  if (Found === undefined || !(await Found.getSupportedFormats()).includes('qr_code')) return undefined;
  const detector = new Found({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** Loads a decoder for browsers without the API. */
async function createDecoder(): Promise<Read> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, decodedSize / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
    canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context?.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return picture && decodeQR(picture);
    } catch {
      // No code in this picture.
      return undefined;
    }
  };
}

/** Loads what the camera needs, so that it can be switched on later without network. */
export async function prepareCamera(): Promise<void> {
  if ((await createDetector().catch(() => undefined)) === undefined) await import('qr/decode.js');
}

/** Reads codes from the camera until it is stopped; the same code counts again after it was out of sight. */
export async function readCodes(video: HTMLVideoElement, onCode: (code: string) => void, signal: AbortSignal) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  const read = (await createDetector().catch(() => undefined)) ?? (await createDecoder());
  let last: string | undefined;
  while (!signal.aborted) {
    const code = await read(video).catch(() => undefined);
    if (code !== undefined && code !== '' && code !== last) onCode(code);
    last = code;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}
