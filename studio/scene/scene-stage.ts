import { Box3, Color, Group, ShaderMaterial, Sphere, Vector3 } from 'three';
import type { Object3D } from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import { blankCanvas, sheetOn } from './label.ts';
import { pointsOf } from './lens.ts';
import { exposures } from './light.ts';
import { drawLettering } from './lettering.ts';
import type { Lettering } from './lettering.ts';
import { loadFilm, screenVertex, toneShader } from './negative.ts';
import type { Triple } from './parts.ts';
import { frameCamera } from './scene-lens.ts';
import type { Frame, Standing } from './scene-lens.ts';
import { aim, buildSet, dismantle, polish, studioRenderer } from './set.ts';

/** Where a thing stands in a scene: the middle of its foot in centimetres, how it is laid and turned (degrees), how large it is drawn. */
export interface Placing {
  readonly at: Triple;
  /** Turned about the upright axis; positive: to the right. */
  readonly yaw?: number;
  /** Laid over before it is turned: backwards and to the side. */
  readonly tilt?: readonly [number, number];
  /** Scaled to this height, in centimetres; plain: as large as it is. */
  readonly tall?: number;
  /** Stands so far, in centimetres, to the right of where the thing before it ends; only the rest of `at` counts. */
  readonly after?: number;
}

/** A roll of paper hung behind and under the things: its colour in front and behind, and where the one goes over into the other. */
export interface Backdrop { readonly floor: string; readonly wall: string; readonly bend?: number }

/** How a composition is seen. */
export interface SceneView {
  readonly pitch: number;
  readonly frame: Frame;
  readonly standing?: Standing;
}

/** A picture of composed things. Without a backdrop its ground is transparent. */
export interface ScenePicture {
  readonly width: number;
  readonly height: number;
  readonly view: SceneView;
  readonly backdrop?: Backdrop;
  readonly lettering?: readonly Lettering[];
  /** Fewer exposures: for looking, not for keeping. */
  readonly quick?: boolean;
}

/** A tinted floor takes a deeper shadow than a white one. */
const FLOOR_DEPTH = 0.42;

/** The backdrop takes shadows as paper does; without one, a shadow becomes as much black ink as darkens white paper as far. */
const developShader = `uniform sampler2D film; uniform vec3 nearColor; uniform vec3 farColor; uniform float bend; uniform float opaque; varying vec2 at;
${toneShader}
void main() { vec4 seen = texture2D(film, at); float cover = clamp(seen.a, 0.0, 1.0);
  vec3 thing = shoulder(seen.rgb / max(seen.a, 1e-4)) * cover;
  if (opaque < 0.5) {
    vec3 onWhite = encode(clamp(thing + vec3(1.0 - cover), 0.0, 1.0)); float bare = encode(vec3(1.0 - cover)).r;
    gl_FragColor = vec4(max(onWhite - vec3(bare), 0.0), 1.0 - bare); return; }
  float light = 1.0 - 0.07 * smoothstep(0.3, 1.0, length((at - vec2(0.42, 0.55)) * vec2(0.8, 1.0)));
  vec3 ground = mix(nearColor, farColor, smoothstep(bend - 0.35, bend + 0.35, at.y)) * light;
  gl_FragColor = vec4(encode(clamp(thing + ground * (1.0 - cover), 0.0, 1.0)), 1.0); }`;

/** Lays, turns, scales and stands a thing where the scene wants it. */
function stand(thing: Object3D, { at, yaw = 0, tilt = [0, 0], tall }: Placing): Group {
  const degrees = Math.PI / 180;
  const laid = new Group();
  laid.add(thing);
  laid.rotation.set(tilt[0] * degrees, 0, tilt[1] * degrees);
  const turned = new Group();
  turned.add(laid);
  turned.rotation.y = yaw * degrees;
  const whole = new Group();
  whole.add(turned);
  const size = new Box3().setFromPoints(pointsOf(whole));
  if (tall !== undefined) turned.scale.setScalar(tall / (size.max.y - size.min.y));
  const foot = new Box3().setFromPoints(pointsOf(whole));
  whole.position.set(at[0] - (foot.min.x + foot.max.x) / 2, at[1] - foot.min.y, at[2] - (foot.min.z + foot.max.z) / 2);
  return whole;
}

/** Composes things and brings them to the size of the table: radius 1, standing on the floor. */
function compose(things: readonly { readonly thing: Object3D; readonly placing: Placing }[]): { readonly whole: Group; readonly scale: number } {
  const whole = new Group();
  let right = 0;
  for (const { thing, placing } of things) {
    const placed = stand(thing, placing);
    const { min, max } = new Box3().setFromPoints(pointsOf(placed));
    const shift = placing.after === undefined ? 0 : right + placing.after - min.x;
    placed.position.x += shift;
    right = max.x + shift;
    whole.add(placed);
  }
  const ball = new Box3().setFromPoints(pointsOf(whole)).getBoundingSphere(new Sphere());
  const scale = 1 / ball.radius;
  whole.scale.setScalar(scale);
  whole.position.set(-ball.center.x * scale, 0, -ball.center.z * scale);
  return { whole, scale };
}

/** Photographs composed things in a picture of any shape, and answers with a PNG data URL. */
export function shootScene(things: readonly { readonly thing: Object3D; readonly placing: Placing }[], picture: ScenePicture): string {
  const { width, height, view, backdrop } = picture;
  const renderer = studioRenderer(width, height);
  const set = buildSet(renderer, { shadowPixels: picture.quick === true ? 1024 : 2048, normalBias: 0.004, contactPixels: 768 });
  const { whole, scale } = compose(things);
  polish(whole, set);
  set.scene.add(whole);
  const points = pointsOf(whole);
  const bounds = new Box3().setFromPoints(points);
  const centre = new Sphere(new Vector3(0, bounds.getCenter(new Vector3()).y, 0), 1);
  if (backdrop !== undefined) set.bounce.groundColor.set(backdrop.floor).lerp(new Color('#ffffff'), 0.55);
  set.ground.visible = false;
  // What a single thing is in a scene: about a quarter of a metre.
  set.contact.update(set.scene, Math.min(1, 14 * scale));
  const { camera, shift } = frameCamera(points, view.pitch, [width, height], view.frame, view.standing ?? { x: 0.5, y: 1 });
  const all = picture.quick === true ? exposures(6, 5, FLOOR_DEPTH) : exposures(22, 14, FLOOR_DEPTH);
  const film = loadFilm(renderer, width, height, all.length);
  film.clear();
  for (const exposure of all) {
    aim(set, exposure, centre);
    shift(...exposure.shift);
    film.expose(set.scene, camera);
  }
  const develop = new FullScreenQuad(new ShaderMaterial({
    vertexShader: screenVertex, fragmentShader: developShader, depthTest: false,
    uniforms: {
      film: { value: film.texture }, opaque: { value: backdrop === undefined ? 0 : 1 }, bend: { value: backdrop?.bend ?? 0.6 },
      nearColor: { value: new Color(backdrop?.floor) }, farColor: { value: new Color(backdrop?.wall) },
    },
  }));
  renderer.setRenderTarget(null);
  develop.render(renderer);
  const ctx = blankCanvas(width, height);
  ctx.drawImage(renderer.domElement, 0, 0);
  drawLettering(sheetOn(ctx), picture.lettering ?? []);
  dismantle(whole);
  film.dispose();
  renderer.dispose();
  renderer.forceContextLoss();
  return ctx.canvas.toDataURL('image/png');
}
