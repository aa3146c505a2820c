import {
  AdditiveBlending, Box3, DirectionalLight, FloatType, HalfFloatType, HemisphereLight, Mesh, MeshStandardMaterial, NearestFilter,
  NoToneMapping, PCFShadowMap, PlaneGeometry, Scene, ShaderMaterial, ShadowMaterial, Sphere, WebGLRenderTarget, WebGLRenderer,
} from 'three';
import type { Group, PerspectiveCamera, Texture } from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import type { ContactShadow } from './contact-shadow.ts';
import { contactShadow } from './contact-shadow.ts';
import { studioReflections } from './environment.ts';
import type { Exposure } from './light.ts';
import { exposures } from './light.ts';
import type { CameraPreset } from './lens.ts';
import { fitCamera, pointsOf } from './lens.ts';

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
const addShader = 'uniform sampler2D one; uniform float share; varying vec2 at; void main() { gl_FragColor = texture2D(one, at) * share; }';
/** Objects keep their colours up to 0.82 and roll off softly above; the floor is white where no shadow falls, and at the edges always. */
const developShader = `uniform sampler2D film; uniform float fade; varying vec2 at;
vec3 shoulder(vec3 c) { float peak = max(max(c.r, c.g), max(c.b, 1e-4)); float s = 0.82; float top = peak < s ? peak : s + (1.0 - s) * (1.0 - exp(-(peak - s) / (1.0 - s)));
  vec3 scaled = c * top / peak; return mix(scaled, vec3(top), clamp((peak - 1.2) * 0.25, 0.0, 0.6)); }
vec3 encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
void main() { vec4 seen = texture2D(film, at); float cover = clamp(seen.a, 0.0, 1.0);
  vec3 color = shoulder(seen.rgb / max(seen.a, 1e-4)) * cover + vec3(1.0 - cover);
  vec2 edge = min(at, 1.0 - at); float inside = max(1.0 - fade, smoothstep(0.0, 0.07, min(edge.x, edge.y)));
  gl_FragColor = vec4(mix(vec3(1.0), encode(clamp(color, 0.0, 1.0)), inside), 1.0); }`;

/** Pixels of a photograph's side; every point is exposed many times, so it needs no larger negative. */
export const RENDER_SIZE = 800;

/** The studio: hand it a product, it gives back a PNG data URL. */
export interface Stage { shoot(product: Group, view: CameraPreset): string }

interface Set { readonly scene: Scene; readonly lamp: DirectionalLight; readonly ground: Mesh<PlaneGeometry, ShadowMaterial>; readonly contact: ContactShadow; readonly reflections: Texture }

function buildSet(renderer: WebGLRenderer): Set {
  const scene = new Scene();
  const reflections = studioReflections(renderer);
  scene.environment = reflections;
  scene.environmentIntensity = 0.2;
  scene.add(new HemisphereLight('#000000', '#ffffff', 1.25));
  const lamp = new DirectionalLight('#ffffff', 1);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.normalBias = 0.012;
  lamp.shadow.bias = -0.0008;
  lamp.shadow.radius = 4;
  Object.assign(lamp.shadow.camera, { left: -1.5, right: 1.5, top: 1.5, bottom: -1.5, near: 0.5, far: 12 });
  scene.add(lamp, lamp.target);
  const ground = new Mesh(new PlaneGeometry(8, 8), new ShadowMaterial({ opacity: 0.4 }));
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  const contact = contactShadow(renderer);
  scene.add(ground, contact.mesh);
  return { scene, lamp, ground, contact, reflections };
}

/** Scales a product to the size of the table, stands it on the floor and turns its metal to the softboxes. */
function arrange(product: Group, set: Set, turn: number): Sphere {
  product.rotation.y += (turn * Math.PI) / 180;
  product.updateMatrixWorld(true);
  const points = pointsOf(product);
  const bounds = new Box3().setFromPoints(points);
  const ball = bounds.getBoundingSphere(new Sphere());
  const scale = 1 / ball.radius;
  product.scale.multiplyScalar(scale);
  product.position.set(-ball.center.x * scale, -bounds.min.y * scale, -ball.center.z * scale);
  product.traverse((child) => {
    if (child instanceof Mesh && child.material instanceof MeshStandardMaterial && child.material.metalness > 0.5) {
      child.material.envMap = set.reflections;
      child.material.envMapIntensity = 1.05;
    }
  });
  return new Sphere(ball.center.set(0, (ball.center.y - bounds.min.y) * scale, 0), 1);
}

function aim(set: Set, exposure: Exposure, centre: Sphere): void {
  set.lamp.position.copy(centre.center).addScaledVector(exposure.toLamp, 5);
  set.lamp.target.position.copy(centre.center);
  set.lamp.intensity = exposure.strength;
  set.ground.material.opacity = exposure.floorShade;
  set.ground.visible = exposure.floorShade > 0;
}

/** Opens the studio for square pictures of `size` pixels. */
export function openStage(size: number): Stage {
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setSize(size, size);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = NoToneMapping;
  renderer.setClearColor(0x000000, 0);
  renderer.autoClear = true;
  const set = buildSet(renderer);
  const one = new WebGLRenderTarget(size, size, { type: HalfFloatType, minFilter: NearestFilter, magFilter: NearestFilter });
  const film = new WebGLRenderTarget(size, size, { type: FloatType, minFilter: NearestFilter, magFilter: NearestFilter, depthBuffer: false });
  const all = exposures(12, 10);
  const add = new FullScreenQuad(new ShaderMaterial({ vertexShader, fragmentShader: addShader, uniforms: { one: { value: one.texture }, share: { value: 1 / all.length } }, blending: AdditiveBlending, depthTest: false, depthWrite: false, premultipliedAlpha: true, transparent: true }));
  const fade = { value: 1 };
  const develop = new FullScreenQuad(new ShaderMaterial({ vertexShader, fragmentShader: developShader, uniforms: { film: { value: film.texture }, fade }, depthTest: false }));

  const expose = (exposure: Exposure, camera: PerspectiveCamera, centre: Sphere): void => {
    aim(set, exposure, centre);
    camera.setViewOffset(size, size, exposure.shift[0], exposure.shift[1], size, size);
    renderer.setRenderTarget(one);
    renderer.clear();
    renderer.render(set.scene, camera);
    renderer.setRenderTarget(film);
    renderer.autoClear = false;
    add.render(renderer);
    renderer.autoClear = true;
  };
  return {
    shoot(product, view) {
      const centre = arrange(product, set, view.turn);
      set.scene.add(product);
      set.ground.visible = false;
      set.contact.update(set.scene);
      const camera = fitCamera(pointsOf(product), view.pitch);
      camera.zoom = view.zoom;
      renderer.setRenderTarget(film);
      renderer.clear();
      for (const exposure of all) expose(exposure, camera, centre);
      renderer.setRenderTarget(null);
      fade.value = view.zoom > 1 ? 0 : 1;
      develop.render(renderer);
      set.scene.remove(product);
      product.traverse((child) => { if (child instanceof Mesh) child.geometry.dispose(); });
      return renderer.domElement.toDataURL('image/png');
    },
  };
}
