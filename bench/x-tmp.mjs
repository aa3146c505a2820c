import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
const js = process.argv[2] !== 'nojs'; const width = Number(process.argv[3] ?? 1440);
const c = await b.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: js, baseURL: 'http://localhost:3250', reducedMotion: 'reduce' }); const p = await c.newPage(); p.setDefaultTimeout(6000);
p.on('console', m => m.type()==='error' && console.log('CONSOLE', m.text().slice(0,300))); p.on('pageerror', e => console.log('PAGEERR', e.message.slice(0,500)));
let n = 0; const shot = async (t) => { await p.screenshot({ path: `/tmp/shots/x-${process.argv[2]}-${width}-${++n}-${t}.png`, fullPage: false }); console.log(n, t, p.url()); };
try {
await p.goto('/product_100001'); await p.locator('main').getByRole('button', { name: /^Add to cart/ }).first().click(); await p.waitForTimeout(1500); await shot('added');
await p.goto('/cc/mmx/cart'); await p.waitForTimeout(500); await shot('cart');
await p.getByRole('button', { name: /check ?out/i }).filter({ visible: true }).first().click(); await p.waitForTimeout(1500); await shot('prompt');
await p.getByRole('button', { name: /continue as (a )?guest/i }).click(); await p.waitForTimeout(1500); await shot('checkout');
for (const [l, v] of [[/e-?mail/i,'gail@example.com'],[/first name/i,'Gail'],[/last name/i,'Guest'],[/street|address line 1|^address/i,'12 Main St'],[/zip/i,'01702'],[/city/i,'Framingham'],[/phone/i,'508 555 0100']]) await p.getByRole('main').getByLabel(l).first().fill(v);
await p.getByRole('main').getByLabel(/state/i).first().selectOption('MA');
console.log(await p.getByRole('button').allTextContents());
await p.getByRole('button', { name: /deliver to this address/i }).filter({ visible: true }).first().click(); await p.waitForTimeout(2500); await shot('payment');
console.log(await p.getByRole('button').allTextContents());
if (js) { const f = p.frameLocator('iframe'); await f.getByLabel(/card number/i).fill('4242424242424242'); await f.getByLabel(/expir/i).fill('12/30'); await f.getByLabel(/security code|cvv/i).fill('123'); await shot('card'); await p.getByRole('button', { name: /use this card/i }).click(); }
else { await p.getByRole('button', { name: /card|pay/i }).filter({ visible: true }).first().click(); await p.waitForTimeout(800); await shot('vendor'); await p.getByLabel(/card number/i).fill('4242424242424242'); await p.getByLabel(/expir/i).first().fill('12/30'); await p.getByLabel(/security code|cvv/i).fill('123'); await p.getByRole('button', { name: /use|continue|pay/i }).first().click(); }
await p.waitForTimeout(2500); await shot('review'); console.log(await p.getByRole('button').allTextContents());
await p.getByRole('button', { name: /place order/i }).filter({ visible: true }).first().click(); await p.waitForTimeout(3000); await shot('confirmation');
await p.goto('/dev/outbox'); await p.waitForTimeout(800); await shot('outbox');
} catch (e) { console.log('FAILED', e.message.slice(0, 600)); await shot('failed'); }
await b.close();
