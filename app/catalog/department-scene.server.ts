import { sceneFiles, type SceneFiles } from '#app/ui/pictures/scene-files.ts';

const found = import.meta.glob<string>('/pictures/scenes/department-*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The picture of a department; undefined for categories, which have none of their own. */
export function departmentScene(id: string): SceneFiles | undefined {
  const files = sceneFiles(found, `department-${id}`);
  return files.src === '' ? undefined : files;
}
