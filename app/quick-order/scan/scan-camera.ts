/** What browsers that can read bar codes have; TypeScript's library does not know it yet. */
type Detector = { readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const FORMATS = ['upc_a', 'upc_e', 'ean_13', 'ean_8', 'itf', 'code_128'];
/** The same code is not read again so soon. */
const AGAIN_MS = 2_500;
const EVERY_MS = 200;

/**
 * Reads bar codes that are held before the camera, which the browser asks for now, until it is stopped.
 *
 * @throws where the camera is not given, or there is none.
 * @returns what stops it.
 */
export async function scanWith(video: HTMLVideoElement, onCode: (code: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  const BarcodeDetector: DetectorClass = Reflect.get(globalThis, 'BarcodeDetector');
  const detector = new BarcodeDetector({ formats: FORMATS });
  video.srcObject = stream;
  await video.play();
  const read = new Map<string, number>();
  const timer = setInterval(() => {
    detector.detect(video).then(
      (found) => {
        for (const { rawValue } of found) {
          const before = read.get(rawValue);
          read.set(rawValue, Date.now());
          if (rawValue !== '' && (before === undefined || Date.now() - before > AGAIN_MS)) onCode(rawValue);
        }
      },
      // A picture that is not there yet is looked at again.
      () => undefined,
    );
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
}
