import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline';
import interItalicUrl from '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2?inline';
import { openStage, RENDER_SIZE } from './scene/stage.ts';
import { modelOf } from './model-of.ts';
import type { Shot } from './shots.ts';

declare global {
  interface Window {
    /** Takes a shot and answers with a PNG data URL. */
    photograph?: (shot: Shot) => string;
  }
}

async function loadFonts(): Promise<void> {
  const faces = [
    new FontFace('Inter Variable', `url(${interUrl})`, { weight: '100 900', style: 'normal' }),
    new FontFace('Inter Variable', `url(${interItalicUrl})`, { weight: '100 900', style: 'italic' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
}

await loadFonts();
const stage = openStage(RENDER_SIZE);
window.photograph = ({ look, view, camera }) => {
  const made = modelOf(look).views[view];
  if (made === undefined) throw new Error(`${look.model} has no view ${view}`);
  return stage.shoot(made.build(look), camera);
};
