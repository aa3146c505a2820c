import {
  DoubleSide, HalfFloatType, LinearFilter, Mesh, OrthographicCamera, PlaneGeometry, ShaderMaterial, Vector2, WebGLRenderTarget,
} from 'three';
import type { Scene, WebGLRenderer } from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';

/** Half the side of the floor that is looked at from below; a product has radius 1. */
const REACH = 1.7;

const screenVertex = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
const nearnessShader = 'void main() { float near = clamp(1.0 - gl_FragCoord.z, 0.0, 1.0); gl_FragColor = vec4(near * near); }';
const blurShader = `uniform sampler2D from; uniform vec2 stride; varying vec2 at;
void main() { float sum = 0.0; float weights = 0.0;
  for (int i = -12; i <= 12; i++) { float w = exp(-float(i * i) / 60.0); sum += texture2D(from, at + stride * float(i)).r * w; weights += w; }
  gl_FragColor = vec4(sum / weights); }`;
const floorVertex = 'varying vec2 at; void main() { at = vec2(uv.x, 1.0 - uv.y); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }';
const floorShader = `uniform sampler2D tight; uniform sampler2D wide; varying vec2 at;
void main() { float shade = 1.0 - (1.0 - 0.8 * texture2D(tight, at).r) * (1.0 - 0.42 * texture2D(wide, at).r);
  gl_FragColor = vec4(0.0, 0.0, 0.0, shade); }`;

const target = (pixels: number): WebGLRenderTarget => new WebGLRenderTarget(pixels, pixels, { type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter });

/** The darkness where a product touches the floor: call `update` once a product stands there. */
export interface ContactShadow {
  readonly mesh: Mesh;
  /** Looks again; `size` is how large a single thing is, as a share of all that stands there. */
  update(scene: Scene, size?: number): void;
}

/** Looks at the scene from below the floor: what is near the floor darkens it, blurred narrowly and widely. */
export function contactShadow(renderer: WebGLRenderer, pixels: number): ContactShadow {
  const [tight, wide, half] = [target(pixels), target(pixels), target(pixels)];
  const below = new OrthographicCamera(-REACH, REACH, REACH, -REACH, 0, 1);
  below.up.set(0, 0, 1);
  below.position.set(0, -0.001, 0);
  below.lookAt(0, 1, 0);
  const nearness = new ShaderMaterial({ fragmentShader: nearnessShader, side: DoubleSide });
  const blur = new ShaderMaterial({ vertexShader: screenVertex, fragmentShader: blurShader, uniforms: { from: { value: half.texture }, stride: { value: new Vector2() } }, depthTest: false });
  const quad = new FullScreenQuad(blur);
  const floor = new ShaderMaterial({ vertexShader: floorVertex, fragmentShader: floorShader, uniforms: { tight: { value: tight.texture }, wide: { value: wide.texture } }, transparent: true, depthWrite: false });
  const mesh = new Mesh(new PlaneGeometry(REACH * 2, REACH * 2), floor);
  mesh.rotation.x = -Math.PI / 2;
  mesh.renderOrder = -1;

  const smear = (from: WebGLRenderTarget, to: WebGLRenderTarget, x: number, y: number): void => {
    blur.uniforms['from'] = { value: from.texture };
    blur.uniforms['stride'] = { value: new Vector2(x, y) };
    renderer.setRenderTarget(to);
    quad.render(renderer);
  };
  const look = (scene: Scene, into: WebGLRenderTarget, height: number, spread: number): void => {
    below.far = height;
    below.updateProjectionMatrix();
    renderer.setRenderTarget(into);
    renderer.clear();
    renderer.render(scene, below);
    const stride = spread / (REACH * 2) / 9;
    for (const share of [1, 0.55]) {
      smear(into, half, stride * share, 0);
      smear(half, into, 0, stride * share);
    }
  };
  return {
    mesh,
    update(scene, size = 1) {
      const background = scene.overrideMaterial;
      scene.overrideMaterial = nearness;
      mesh.visible = false;
      look(scene, tight, 0.1 * size, 0.035 * size);
      look(scene, wide, 0.7 * size, 0.2 * size);
      mesh.visible = true;
      scene.overrideMaterial = background;
    },
  };
}
