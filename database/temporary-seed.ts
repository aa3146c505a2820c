import type pg from 'pg';
export async function loadDemo(o: { pool: pg.Pool; catalogSize: number; now: Date; hashPassword(p: string): Promise<string>; onProgress(d: number, t: number, w: string): void }): Promise<void> {
  const { rows } = await o.pool.query('select 1 from demo_loads limit 1');
  if (rows.length > 0) return;
  const q = (t: string, v: unknown[] = []) => o.pool.query(t, v);
  const specimens = JSON.parse((await import('node:fs')).readFileSync('pictures/specimens.json', 'utf8'));
  await q(`insert into categories values ('paper', null, 'Paper', 'Paper for every office', 'copy-paper-case-white', 1), ('copy-paper', 'paper', 'Copy paper', 'Copy and printer paper', 'copy-paper-case-white', 2), ('writing', null, 'Writing', 'Pens and pencils', 'gel-pens-12-blue', 3), ('pens', 'writing', 'Pens', 'Pens', 'gel-pens-12-blue', 4)`);
  await q(`insert into zip_codes values ('01702','Framingham','MA',42.28,-71.43),('01760','Natick','MA',42.28,-71.35),('03060','Nashua','NH',42.75,-71.46),('10001','New York','NY',40.75,-73.99)`);
  const hours = JSON.stringify(['Sunday','Monday','Tuesday','Wednesday','Thursday','Friday','Saturday'].map((day, i) => ({ day, open: i ? '08:00' : '10:00', close: i ? '21:00' : '18:00' })));
  await q(`insert into stores values ('1547','Framingham','1 Worcester Rd','Framingham','MA','01702','5085550147',42.28,-71.43,'America/New_York',$1),('0008','Natick','2 Speen St','Natick','MA','01760','5085550148',42.28,-71.35,'America/New_York',$1)`, [hours]);
  const items: [string, string, number | null, number, object?][] = [
    ['100001', 'Northline Multipurpose Copy Paper, 8.5" x 11", 10 Reams/Case', 4699, 5000000], ['100002', 'Quillmark Glide Gel Pens, Blue, 12/Pack', 1849, 1000000], ['100003', 'Harrow Desk Organizer', 2000, 1000000], ['100006', 'Tallow & Reed Spiral Notebook', 425, 40], ['100007', 'Kestrel Label Maker', 5900, 5], ['100008', 'Lumen Forge Desk Fan', 3400, 0],
    ['100013', 'Limited Edition Planner', 1500, 50000, { limitPerOrder: 3 }], ['100014', 'Pen sample', 0, 50000, { isFreeSample: true }], ['100015', 'Shredder oil', null, 50000], ['100022', 'Office suite', 12900, -1, { productType: 'ESD' }], ['100026', 'Smart whiteboard', 99900, 50000, { isComingSoon: true }], ['100049', 'Bulk calculator', 750, 12000], ['100050', 'Flash-sale headset', 7900, 20],
  ];
  for (let i = 0; i < 60; i++) items.push([String(200001 + i), `Quillmark Pen no. ${i} with a rather long and believable product name, Medium Point, 12/Pack`, 199 + i * 37, 5000]);
  for (const [id, name, price, stock, facts] of items) {
    await q(`insert into items (item_id,name,brand,department_id,category_id,description,highlights,specifications,pictures,price_cents,uom,units_in_pack,unit_name,facts,rating_sum,rating_count,popularity,released_on,search_text,is_published) values ($1,$2,'Northline',$3,$4,'A description.',array['One','Two','Three'],'[["Colour","White"]]',array[$5],$6,'Pack',12,'each',$7,44,10,100,'2024-01-01',$2,true)`, [id, name, id < '150000' ? 'paper' : 'writing', id < '150000' ? 'copy-paper' : 'pens', specimens[id] ?? 'gel-pens-12-blue', price, JSON.stringify(facts ?? {})]);
    if (stock >= 0) await q(`insert into stock (item_id, location_id, initial, available) values ($1,'FC1',$2,$2),($1,'1547',$3,$3)`, [id, stock, id === '100006' ? 25 : Math.min(stock, 20)]);
  }
  await q(`insert into coupons (code, description, kind, priority, amount_cents, percent_bp, is_per_unit, is_automatic, item_ids, minimum_cents) values ('INSTANT3','Instant',  'FIXED',1,200,null,true,true,array['100003'],0),('ITEM10','10 % off',  'PERCENT',1,null,1000,false,false,array['100003'],0),('BASKET5','5 off 30','FIXED',2,500,null,false,false,null,3000)`);
  await q(`insert into users (email,password_hash,first_name,last_name,tenants) values ('sam.shopper@example.com',$1,'Sam','Shopper',array['dotcom'])`, [await o.hashPassword('Foolscap-demo-1')]);
  await q(`insert into demo_loads values ('all', 1)`);
}
