import {
  DirectionalLight, HemisphereLight, Mesh, MeshStandardMaterial, PCFShadowMap, NoToneMapping, PlaneGeometry, Scene, ShadowMaterial, WebGLRenderer,
} from 'three';
import type { Object3D, Sphere, Texture } from 'three';
import type { ContactShadow } from './contact-shadow.ts';
import { contactShadow } from './contact-shadow.ts';
import { studioReflections } from './environment.ts';
import type { Exposure } from './light.ts';

/** How finely a set's shadows are drawn: plain for one product, finer where small things stand in a wide picture. */
export interface Fineness { readonly shadowPixels: number; readonly normalBias: number; readonly contactPixels: number }

const PLAIN: Fineness = { shadowPixels: 1024, normalBias: 0.012, contactPixels: 384 };

/** The lit room in which products are photographed; a product in it has radius 1. */
export interface StudioSet {
  readonly scene: Scene;
  readonly lamp: DirectionalLight;
  readonly bounce: HemisphereLight;
  readonly ground: Mesh<PlaneGeometry, ShadowMaterial>;
  readonly contact: ContactShadow;
  readonly reflections: Texture;
}

/** A renderer that leaves colours as they are: they are developed on the film. */
export function studioRenderer(width: number, height: number): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setSize(width, height);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = NoToneMapping;
  renderer.setClearColor(0x000000, 0);
  renderer.autoClear = true;
  return renderer;
}

/** Builds the room. */
export function buildSet(renderer: WebGLRenderer, { shadowPixels, normalBias, contactPixels }: Fineness = PLAIN): StudioSet {
  const scene = new Scene();
  const reflections = studioReflections(renderer);
  scene.environment = reflections;
  scene.environmentIntensity = 0.2;
  const bounce = new HemisphereLight('#000000', '#ffffff', 1.25);
  scene.add(bounce);
  const lamp = new DirectionalLight('#ffffff', 1);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(shadowPixels, shadowPixels);
  lamp.shadow.normalBias = normalBias;
  lamp.shadow.bias = -0.0008;
  lamp.shadow.radius = 9;
  Object.assign(lamp.shadow.camera, { left: -1.5, right: 1.5, top: 1.5, bottom: -1.5, near: 0.5, far: 12 });
  scene.add(lamp, lamp.target);
  const ground = new Mesh(new PlaneGeometry(8, 8), new ShadowMaterial({ opacity: 0.4 }));
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  const contact = contactShadow(renderer, contactPixels);
  scene.add(ground, contact.mesh);
  return { scene, lamp, bounce, ground, contact, reflections };
}

/** Turns the metal of a thing to the softboxes. */
export function polish(thing: Object3D, { reflections }: StudioSet): void {
  thing.traverse((child) => {
    if (child instanceof Mesh && child.material instanceof MeshStandardMaterial && child.material.metalness > 0.5) {
      child.material.envMap = reflections;
      child.material.envMapIntensity = 1.05;
    }
  });
}

/** Moves the lamp to where an exposure wants it. */
export function aim(set: StudioSet, exposure: Exposure, { center }: Sphere): void {
  set.lamp.position.copy(center).addScaledVector(exposure.toLamp, 5);
  set.lamp.target.position.copy(center);
  set.lamp.intensity = exposure.strength;
  set.ground.material.opacity = exposure.floorShade;
  set.ground.visible = exposure.floorShade > 0;
}

/** Frees what a photographed thing took of the graphics memory. */
export function dismantle(thing: Object3D): void {
  thing.traverse((child) => { if (child instanceof Mesh) child.geometry.dispose(); });
}
