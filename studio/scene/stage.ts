import { Box3, ShaderMaterial, Sphere } from 'three';
import type { Group } from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import { exposures } from './light.ts';
import type { CameraPreset } from './lens.ts';
import { fitCamera, pointsOf } from './lens.ts';
import { loadFilm, screenVertex, toneShader } from './negative.ts';
import { aim, buildSet, dismantle, polish, studioRenderer } from './set.ts';

/** The floor is white where no shadow falls, and at the edges always. */
const developShader = `uniform sampler2D film; uniform float fade; varying vec2 at;
${toneShader}
void main() { vec4 seen = texture2D(film, at); float cover = clamp(seen.a, 0.0, 1.0);
  vec3 color = shoulder(seen.rgb / max(seen.a, 1e-4)) * cover + vec3(1.0 - cover);
  vec2 edge = min(at, 1.0 - at); float inside = max(1.0 - fade, smoothstep(0.0, 0.07, min(edge.x, edge.y)));
  gl_FragColor = vec4(mix(vec3(1.0), encode(clamp(color, 0.0, 1.0)), inside), 1.0); }`;

/** Pixels of a photograph's side; every point is exposed many times, so it needs no larger negative. */
export const RENDER_SIZE = 800;

/** The studio: hand it a product, it gives back a PNG data URL. */
export interface Stage { shoot(product: Group, view: CameraPreset): string }

/** Scales a product to the size of the table and stands it on the floor. */
function arrange(product: Group, turn: number): Sphere {
  product.rotation.y += (turn * Math.PI) / 180;
  product.updateMatrixWorld(true);
  const points = pointsOf(product);
  const bounds = new Box3().setFromPoints(points);
  const ball = bounds.getBoundingSphere(new Sphere());
  const scale = 1 / ball.radius;
  product.scale.multiplyScalar(scale);
  product.position.set(-ball.center.x * scale, -bounds.min.y * scale, -ball.center.z * scale);
  return new Sphere(ball.center.set(0, (ball.center.y - bounds.min.y) * scale, 0), 1);
}

/** Opens the studio for square pictures of `size` pixels. */
export function openStage(size: number): Stage {
  const renderer = studioRenderer(size, size);
  const set = buildSet(renderer);
  const all = exposures(9, 7);
  const film = loadFilm(renderer, size, size, all.length);
  const fade = { value: 1 };
  const develop = new FullScreenQuad(new ShaderMaterial({ vertexShader: screenVertex, fragmentShader: developShader, uniforms: { film: { value: film.texture }, fade }, depthTest: false }));
  return {
    shoot(product, view) {
      const centre = arrange(product, view.turn);
      polish(product, set);
      set.scene.add(product);
      set.ground.visible = false;
      set.contact.update(set.scene);
      const camera = fitCamera(pointsOf(product), view.pitch);
      camera.zoom = view.zoom;
      film.clear();
      for (const exposure of all) {
        aim(set, exposure, centre);
        camera.setViewOffset(size, size, exposure.shift[0], exposure.shift[1], size, size);
        film.expose(set.scene, camera);
      }
      renderer.setRenderTarget(null);
      fade.value = view.zoom > 1 ? 0 : 1;
      develop.render(renderer);
      set.scene.remove(product);
      dismantle(product);
      return renderer.domElement.toDataURL('image/png');
    },
  };
}
