import { expect, it } from 'vitest';
import { sceneFiles } from './scene-files.ts';

const found = {
  '/pictures/scenes/home-hero-1600.avif': '/assets/a.avif',
  '/pictures/scenes/home-hero-800.avif': '/assets/b.avif',
  '/pictures/scenes/home-hero-800.webp': '/assets/c.webp',
  '/pictures/scenes/home-hero-narrow-800.webp': '/assets/d.webp',
};

it('finds the files of a composed picture, smallest first, and not those of one whose name begins alike', () => {
  expect(sceneFiles(found, 'home-hero')).toEqual({
    avif: '/assets/b.avif 800w, /assets/a.avif 1600w',
    webp: '/assets/c.webp 800w',
    src: '/assets/c.webp',
  });
});
