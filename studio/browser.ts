import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline';
import interItalicUrl from '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2?inline';
import type { Group, Object3D } from 'three';
import { shootScene } from './scene/scene-stage.ts';
import { openStage, RENDER_SIZE } from './scene/stage.ts';
import type { ProductLook } from './look.ts';
import type { ViewName } from './model.ts';
import { modelOf } from './model-of.ts';
import { props } from './props/index.ts';
import type { SceneShot, Subject } from './scenes/resolve.ts';
import type { Shot } from './shots.ts';

declare global {
  interface Window {
    /** Takes a shot and answers with a PNG data URL. */
    photograph?: (shot: Shot) => string;
    /** Takes a scene and answers with a PNG data URL. */
    photographScene?: (shot: SceneShot) => string;
  }
}

async function loadFonts(): Promise<void> {
  const faces = [
    new FontFace('Inter Variable', `url(${interUrl})`, { weight: '100 900', style: 'normal' }),
    new FontFace('Inter Variable', `url(${interItalicUrl})`, { weight: '100 900', style: 'italic' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
}

function buildProduct(look: ProductLook, view: ViewName): Group {
  const made = modelOf(look).views[view];
  if (made === undefined) throw new Error(`${look.model} has no view ${view}`);
  return made.build(look);
}

/** In a scene the hero stands in for a view that a model does not have. */
function buildSubject(subject: Subject): Object3D {
  if ('prop' in subject) return props[subject.prop]();
  const { look, view } = subject;
  return buildProduct(look, modelOf(look).views[view] === undefined ? 'hero' : view);
}

await loadFonts();
const stage = openStage(RENDER_SIZE);
window.photograph = ({ look, view, camera }) => stage.shoot(buildProduct(look, view), camera);
window.photographScene = ({ things, picture }) =>
  shootScene(
    things.map(({ subject, placing }) => ({ thing: buildSubject(subject), placing })),
    picture,
  );
