import { Scene } from './scene.tsx';
import { sceneFiles } from './scene-files.ts';

/** Every page carries their names: browsers that know no AVIF get one size. */
const found = import.meta.glob<string>(['/pictures/scenes/art-*.avif', '/pictures/scenes/art-*-640.webp'], {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** What pages show on which there is nothing else to see. */
export type ArtName = 'empty-cart' | 'empty-saved' | 'no-results' | 'no-orders' | 'not-found' | 'went-wrong' | 'offline';

/** A small still life from the studio; what it means stands beside it. */
export function Art({ name }: { name: ArtName }) {
  return <Scene files={sceneFiles(found, `art-${name}`)} measures={[640, 400]} sizes="min(20rem, 80vw)" isEager className="art" />;
}
