import { useState, type MouseEvent } from 'react';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { fileOf, Picture, type PictureSource } from '#app/ui/pictures/picture.tsx';
import { PictureViewer } from './picture-viewer.tsx';

/** All pictures of a product in a row that is pushed sideways, small ones to jump to them, and each in full size on a press. */
export function ProductGallery({ pictures }: { pictures: readonly PictureSource[] }) {
  const [enlarged, setEnlarged] = useState<number | undefined>(undefined);
  const enlarge = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(index);
  };
  return (
    <div className="gallery">
      <ul className="gallery-reel" aria-label="Pictures">
        {pictures.map((picture, index) => (
          <li key={picture.key} id={`picture-${index + 1}`}>
            {/* One stop for the keyboard: the others are turned to in full size, and by the small ones. */}
            <a href={fileOf(picture.key, 800, 'webp')} onClick={enlarge(index)} tabIndex={index === 0 ? undefined : -1}>
              <Picture picture={picture} sizes="(max-width: 820px) 92vw, 34rem" isEager={index === 0} />
              <span className="gallery-zoom">
                <ZoomIn size={20} aria-hidden="true" />
                <span className="hearable">Enlarge</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="gallery-small">
          {pictures.map((picture, index) => (
            <li key={picture.key}>
              <a href={`#picture-${index + 1}`} aria-label={`Picture ${index + 1}`} onClick={jump(index)}>
                <Picture picture={picture} widths={[160]} isDecorative />
              </a>
            </li>
          ))}
        </ul>
      )}
      <PictureViewer pictures={pictures} index={enlarged} onTurn={setEnlarged} onClose={() => setEnlarged(undefined)} />
    </div>
  );
}

/** Pushes the row to a picture without moving the page, as the plain link would. */
function jump(index: number) {
  return (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const reel = event.currentTarget.closest('.gallery')?.querySelector('.gallery-reel');
    reel?.scrollTo({ left: index * reel.clientWidth });
  };
}
