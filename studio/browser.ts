import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline';
import interItalicUrl from '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2?inline';
import type { Stage } from './scene/stage.ts';
import { openStage } from './scene/stage.ts';
import { cameraFor, RENDER_SIZE } from './shots/camera.ts';
import type { View } from './shots/series.ts';
import { shots } from './shots.ts';

declare global {
  interface Window {
    /** Photographs a shot of the catalogue from one side and answers with a PNG data URL. */
    photograph?: (key: string, view: View) => string;
  }
}

async function loadFonts(): Promise<void> {
  const faces = [
    new FontFace('Inter Variable', `url(${interUrl})`, { weight: '100 900', style: 'normal' }),
    new FontFace('Inter Variable', `url(${interItalicUrl})`, { weight: '100 900', style: 'italic' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
}

function photographWith(stage: Stage, key: string, view: View): string {
  const shot = shots.find((one) => one.key === key);
  if (shot === undefined) throw new Error(`no shot is called ${key}`);
  return stage.shoot(shot.build(), cameraFor(shot, view));
}

await loadFonts();
const stage = openStage(RENDER_SIZE);
window.photograph = (key, view) => photographWith(stage, key, view);
