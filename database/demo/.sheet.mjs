import sharp from 'sharp';
import { readdirSync, existsSync } from 'node:fs';
const keys = readdirSync('/work/main/pictures').filter(k => existsSync(`/work/main/pictures/${k}/hero-160.webp`)).sort();
const per = 120;
for (let p = 0; p * per < keys.length; p++) {
  const part = keys.slice(p * per, p * per + per); const cols = 12, w = 160, h = 180;
  const comp = [];
  for (const [i, k] of part.entries()) {
    const x = (i % cols) * w, y = Math.floor(i / cols) * h;
    comp.push({ input: await sharp(`/work/main/pictures/${k}/hero-160.webp`).png().toBuffer(), left: x, top: y });
    comp.push({ input: Buffer.from(`<svg width="160" height="20"><text x="2" y="13" font-size="10" font-family="sans-serif">${k}</text></svg>`), left: x, top: y + 160 });
  }
  await sharp({ create: { width: cols * w, height: Math.ceil(part.length / cols) * h, channels: 3, background: '#fff' } }).composite(comp).png().toFile(`/tmp/sheet${p}.png`);
}
console.log(keys.length);
