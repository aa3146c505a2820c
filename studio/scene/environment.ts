import { BackSide, BoxGeometry, Mesh, MeshBasicMaterial, PMREMGenerator, Scene, SphereGeometry } from 'three';
import type { Texture, WebGLRenderer } from 'three';

/** What shiny things reflect: a pale room, softboxes left and above, a strip right, a dark edge for contour. */
export function studioReflections(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  const wall = new Mesh(new SphereGeometry(20, 32, 16), new MeshBasicMaterial({ color: '#8f9298', side: BackSide }));
  const panel = (size: [number, number, number], at: [number, number, number], brightness: number): void => {
    const mesh = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: '#ffffff' }));
    mesh.material.color.setScalar(brightness);
    mesh.position.set(...at);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  room.add(wall);
  panel([9, 7, 0.1], [-9, 8, 7], 7);
  panel([12, 12, 0.1], [0, 14, -1], 4);
  panel([3, 10, 0.1], [13, 4, 3], 4.5);
  panel([16, 4, 0.1], [0, 3, 15], 1.6);
  panel([30, 30, 0.1], [0, -12, 0], 0.95);
  panel([3, 12, 0.1], [-14, 1, -6], 0.06);
  panel([3, 12, 0.1], [9, 1, -12], 0.06);
  const generator = new PMREMGenerator(renderer);
  const texture = generator.fromScene(room, 0.02).texture;
  generator.dispose();
  return texture;
}
