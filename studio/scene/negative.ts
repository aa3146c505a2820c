import { AdditiveBlending, FloatType, HalfFloatType, NearestFilter, ShaderMaterial, WebGLRenderTarget } from 'three';
import type { Camera, Scene, Texture, WebGLRenderer } from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';

/** Draws a full picture with a fragment shader; `at` is the place in it. */
export const screenVertex = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
const addShader = 'uniform sampler2D one; uniform float share; varying vec2 at; void main() { gl_FragColor = texture2D(one, at) * share; }';

/** Objects keep their colours up to 0.82 and roll off softly above. */
export const toneShader = `vec3 shoulder(vec3 c) { float peak = max(max(c.r, c.g), max(c.b, 1e-4)); float s = 0.82; float top = peak < s ? peak : s + (1.0 - s) * (1.0 - exp(-(peak - s) / (1.0 - s)));
  vec3 scaled = c * top / peak; return mix(scaled, vec3(top), clamp((peak - 1.2) * 0.25, 0.0, 0.6)); }
vec3 encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }`;

/** Film that adds up exposures of a scene. */
export interface Negative { readonly texture: Texture; clear(): void; expose(scene: Scene, camera: Camera): void; dispose(): void }

/** Puts film of the given size, for `count` exposures, into a renderer. */
export function loadFilm(renderer: WebGLRenderer, width: number, height: number, count: number): Negative {
  const one = new WebGLRenderTarget(width, height, { type: HalfFloatType, minFilter: NearestFilter, magFilter: NearestFilter });
  const film = new WebGLRenderTarget(width, height, { type: FloatType, minFilter: NearestFilter, magFilter: NearestFilter, depthBuffer: false });
  const add = new FullScreenQuad(new ShaderMaterial({ vertexShader: screenVertex, fragmentShader: addShader, uniforms: { one: { value: one.texture }, share: { value: 1 / count } }, blending: AdditiveBlending, depthTest: false, depthWrite: false, premultipliedAlpha: true, transparent: true }));
  return {
    texture: film.texture,
    clear() {
      renderer.setRenderTarget(film);
      renderer.clear();
    },
    expose(scene, camera) {
      renderer.setRenderTarget(one);
      renderer.clear();
      renderer.render(scene, camera);
      renderer.setRenderTarget(film);
      renderer.autoClear = false;
      add.render(renderer);
      renderer.autoClear = true;
    },
    dispose() {
      one.dispose();
      film.dispose();
      add.dispose();
    },
  };
}
