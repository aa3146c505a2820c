import { artScenes } from './art.ts';
import { banners } from './banners.ts';
import { departments } from './departments.ts';
import { home } from './home.ts';
import type { Scene } from './scene.ts';

/** Every composed picture of the shop. */
export const scenes: readonly Scene[] = [...home, ...departments, ...banners, ...artScenes];
