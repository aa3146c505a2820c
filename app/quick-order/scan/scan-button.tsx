import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button.tsx';

const NO_CAMERA = 'We can’t use the camera. Allow it for this page in your browser, or type the number under the bar code.';

const neverChanges = () => () => undefined;
/** Known once the page runs: the server cannot tell. */
const hasScanner = () => 'BarcodeDetector' in globalThis && 'mediaDevices' in navigator;

/** Reads bar codes with the camera, where the browser can do that by itself. It is asked for at the press, and what reads is loaded then. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const canScan = useSyncExternalStore(neverChanges, hasScanner, () => false);
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isOpen || video.current === null) return undefined;
    const shown = video.current;
    let [stop, isOver]: [(() => void) | undefined, boolean] = [undefined, false];
    const begin = async () => {
      const { scanWith } = await import('./scan-camera.ts');
      const ends = await scanWith(shown, (code) => {
        setSaid(`Read ${code}.`);
        onCode(code);
      });
      if (isOver) ends();
      else stop = ends;
    };
    begin().catch(() => {
      setSaid(NO_CAMERA);
      setIsOpen(false);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isOpen, onCode]);
  if (!canScan) return null;
  return (
    <div className="quick-scan flex flex-col gap-3">
      <p>
        <Button type="button" look="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Stop scanning' : 'Scan bar codes'}
        </Button>
      </p>
      {isOpen && <video ref={video} muted playsInline aria-label="What the camera sees" />}
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  );
}
