import { chromium } from 'playwright-core';
const [base, ...rest] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] });
for (const spec of rest) { const [path, w, full] = spec.split('@'); const p = await b.newPage({ viewport: { width: Number(w), height: 900 } }); p.on('console', m => m.type()==='error' && console.log('console', path, m.text().slice(0,300))); p.on('pageerror', e => console.log('pageerror', path, e.message)); await p.goto(base + path); await p.waitForTimeout(600); const f = '/tmp/shots/' + (path.replace(/[^a-z0-9]+/gi,'_')||'home') + '_' + w + '.png'; await p.screenshot({ path: f, fullPage: full === 'full' }); console.log(f); await p.close(); }
await b.close();
