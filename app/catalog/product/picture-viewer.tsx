import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { IconButton } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { Picture, type PictureSource } from '#app/ui/pictures/picture.tsx';
import { scrollToPoint } from '../scroll-to-point.ts';

/**
 * Pictures as large as the window allows, one at a time. A press on one, or the button, brings it nearer; a mouse looks
 * around by moving, a finger by pushing, the keyboard by its arrows. Left and right arrows go from picture to picture.
 */
export function PictureViewer({
  pictures,
  index,
  onTurn,
  onClose,
}: {
  pictures: readonly PictureSource[];
  /** The picture to show; undefined: closed. */
  index: number | undefined;
  onTurn: (index: number) => void;
  onClose: () => void;
}) {
  const [isNear, setIsNear] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const at = index ?? 0;
  const picture = pictures[at];
  const turn = (by: number) => {
    setIsNear(false);
    onTurn((at + by + pictures.length) % pictures.length);
  };
  const isOpen = index !== undefined;
  const hasArrows = isOpen && !isNear && pictures.length > 1;
  useEffect(() => {
    if (!hasArrows) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      onTurn((at + (event.key === 'ArrowRight' ? 1 : -1) + pictures.length) % pictures.length);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [hasArrows, at, onTurn, pictures.length]);
  const lookAround = (event: PointerEvent) => {
    if (isNear && event.pointerType === 'mouse' && pane.current !== null) scrollToPoint(pane.current, event);
  };
  const approach = (event: MouseEvent) => {
    const { clientX, clientY } = event;
    setIsNear(!isNear);
    requestAnimationFrame(() => {
      if (pane.current !== null) scrollToPoint(pane.current, { clientX, clientY });
    });
  };
  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => {
        setIsNear(false);
        onClose();
      }}
      title={picture?.alt ?? ''}
      side="middle"
      isWide
    >
      {picture !== undefined && (
        <div className="viewer">
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button below does the same for keyboards */}
          <div
            ref={pane}
            className={isNear ? 'viewer-pane viewer-pane-near' : 'viewer-pane'}
            tabIndex={isNear ? 0 : undefined}
            onPointerMove={lookAround}
            onClick={approach}
          >
            <Picture key={picture.key} picture={picture} widths={[800]} isEager />
          </div>
          <div className="viewer-bar">
            {pictures.length > 1 && (
              <IconButton
                type="button"
                label="Previous picture"
                icon={<ChevronLeft size={20} aria-hidden="true" />}
                onClick={() => turn(-1)}
              />
            )}
            <span className="figures" aria-live="polite">
              {at + 1} of {pictures.length}
            </span>
            {pictures.length > 1 && (
              <IconButton type="button" label="Next picture" icon={<ChevronRight size={20} aria-hidden="true" />} onClick={() => turn(1)} />
            )}
            <IconButton
              type="button"
              label={isNear ? 'Smaller' : 'Larger'}
              icon={isNear ? <ZoomOut size={20} aria-hidden="true" /> : <ZoomIn size={20} aria-hidden="true" />}
              onClick={() => setIsNear(!isNear)}
            />
          </div>
        </div>
      )}
    </Drawer>
  );
}
