/**
 * Words of the language that say how a thing is, also where they stand behind its name: "stapler purple". Any other noun in that place is the thing
 * itself: "coffee filters" are no coffee.
 */
const SAID_BEHIND: ReadonlySet<string> = new Set(
  `black blue brown clear gold gray green grey orange pink purple red silver tan teal turquoise white yellow beige burgundy ivory navy maroon neon pastel
  colored coloured assorted colors color bright dark light matte glossy transparent aluminum bamboo brass canvas cloth cork cotton fabric foam glass
  gel leather linen mesh metal nylon oak paper plastic rubber steel velvet vinyl walnut wood wooden wool adhesive adjustable automatic battery
  chisel compact cordless disposable double durable electric ergonomic extra fine flat foldable folding gloss heavy heated high insulated jumbo large
  laser locking long magnetic manual medium mini mobile narrow permanent portable premium professional recycled refill refillable refills removable
  reusable round ruled scented self sealing short single slim small smooth soft spare square standard sticky strong super tall thick thin ultra
  unscented used vertical washable waterproof wide wired wireless big cheap best duty strength point tip style size sizes kids adult adults
  weight variety half quarter legal letter ledger tabloid classroom school home outdoor indoor industrial commercial left right handed bulk wholesale brand quality replacement original genuine compatible pack packs case cases box boxes carton ream reams roll rolls set sets bundle`.split(
    /\s+/,
  ),
);

export function isSaidBehind(word: string): boolean {
  return SAID_BEHIND.has(word);
}
