/** What is not put into a parcel. */
const WITHOUT_PARCEL = /Protection Plan|Membership|Set-Up|Assembly$|Download|by Email|Digital/;

const notOf = (name: RegExp) => new RegExp(`^(?!.*(?:${name.source}))`, 's');

const EATEN =
  /Water|Sparkling|Seltzer|Cola|Soda|Juice|Coffee|\bTea\b|Chips|Nuts|Pretzel|Cracker|Trail Mix|Granola|Cookies|Candy|Creamer|Sugar/;
const FIZZY = /Sparkling|Cola|Soda|Energy|Ginger|Root Beer|Seltzer/;

/** What sentences and titles speak of, and the names of the items that have it: of others nobody says so. */
const SPEAKS_OF: readonly (readonly [said: RegExp, name: RegExp])[] = [
  [
    /arrive|packed|Sent it back|the pictures?\b|delivery|Returned|batch|Showed up|second one|bad one|Build|Used every day|Replaced one|Holding up/i,
    notOf(WITHOUT_PARCEL),
  ],
  [/Reordered|reordered|I order|standard order|second order|order\] again/, /\/(Pack|Box|Case|Ream|Carton|Set|Roll|Tub|Bag)\b/],
  [/with these$/, /\/(Pack|Box|Case|Ream|Carton|Set|Roll|Tub|Bag|Pair)\b/],
  [/Replaced one I|Used every day/, notOf(/\/(Pack|Box|Case|Ream|Carton|Roll|Tub|Bag|Pallet)\b/)],
  [/Holding up/, notOf(EATEN)],
  [/out of the pack|Half of them/, /\/(Pack|Box|Case|Carton|Set)\b/],
  [/Colors galore|Colors are easy|Colors are \[distinct|Colors make it|Red leaves/, /Assorted|Colors|Pastels|Brights/],
  [/chisel/i, /Chisel/],
  [/^The wire (has|\[caught)/, /Spiral|Wire|Coil/],
  [/^Lines are/, /Ruled/],
  [/my \[bag|The cover|tabs make|pen loop|one book/i, /Planner|Notebook|Binder|Flags/],
  [/The dispenser/, /Flags|Pop-Up|Dispenser/],
  [/in the pad/, /Notes/],
  [/old dispensers/, /^(?!.*with Dispenser)/],
  [/write on it, as promised/, /Invisible|Matte/],
  [/washe[sd] out|students|for class/i, /^(?!.*Spray)/],
  [/half dried|The cap is/, /^(?!.*Spray)/],
  [/clear pocket|Overlay has|Spine label slides/, /View/],
  [/Clicks quietly|The spring jumped/, /Retractable/],
  [/The grip collects/, /Grip/],
  [/gum tastes/, /Gummed/],
  [/Window sits/, /Window/],
  [/The coil snagged/, /Spiral|Wire|Coil/],
  [/Cans were|One can|Three cans|dented\.$/, /Cans?\b/],
  [/sweetness/, notOf(/Water/)],
  [/flat compared/, FIZZY],
  [/The pot is|first pot/, notOf(/Pods|Cups?\b/)],
  [/A bit salty/, /Chips|Nuts|Pretzel|Mix|Cracker/],
  [/Rolls look full|Fits the holders|Shredded in the dispenser/, /Roll/],
  [/wet hands/, /Towel/],
  [/from the couch|Stopped charging|with the case on/, /USB/],
  [/Headrest sits/, /Headrest/],
  [/Armrests go/, /Adjustable Arms/],
  [/drawer could/, /Drawer/],
  [/Kids use them|Kids opened|around kids/, notOf(/Heavy-Duty/)],
  [/Deep, even black/, /Black/],
  [/the small one/, /High Yield|XL/],
  [/Scans/, /All-in-One|Multifunction/],
  [/both sides\./, /Duplex|Multipurpose|Paper/],
  [/Wi-Fi/, /Wireless|Wi-Fi/],
  [/battery gets|The charger|keyboard is|Light and quick/, /Laptop|Tablet/],
  [/good to type on/, /Laptop/],
  [/the fan/i, /^(?!.*Tablet)/],
  [/battery since|receiver|Pairs with|loses the connection/, /Wireless|Bluetooth/],
  [/Plug in and go/, /^(?!.*Wireless)/],
  [/shutter/, /Shutter|Privacy/],
  [/washing machine|hand them out|The loop/, /Flash|USB/],
  [/flicker\]|resolution/, /HDMI|DisplayPort/],
  [/outlet|surge|The switch \[stuck|The light on it|Big chargers|under the desk in/i, /Strip|Surge|Outlet/],
  [/pedal/, /Step|Pedal/],
  [/^The lid closes/, /Step|Pedal|Lid|Swing/],
  [/under the desk\|in the gap|Fits under the desk/, notOf(/\b[1-9]\d gal/)],
  [/trigger/, /Spray/],
  [/end of the tub|keep a tub|The tub came/, /Tub|Canister|\/Tub/],
  [/^Rolls are|^The perforation/, /Roll/],
  [/pump/i, /Pump/],
  [/^The refill/, /Refill/],
  [/case mounts|The scissors are|bandages|hinge came|jumbled|Well organized|sorted/, /Kit|Cabinet/],
  [/bag/, notOf(/Coffee.*(Pods|Canister|Can\b)/)],
  [/fizzy/, FIZZY],
  // Of labels: those on rolls come without sheets, rows and templates, and are printed by heat.
  [/[Tt]emplate|[Ll]ast row|sheet\b(?!.*wax)|feed sheets|^Alignment|Half the sheets|Two sheets|Ink rubbed/, notOf(/Label Rolls?\b/)],
  [/^The core|on the roll|^The print fade/, /Label Rolls?\b/],
  [/too sweet for/, notOf(/Water/)],
  [/^The plastic/, /Bottle/],
  [/^The key was|^Key came/, /Download/],
  [/on \[three/, notOf(/1 Device|Course/)],
  [/boxes came/, /Facial/],
  [/holes|binder/i, notOf(/Pouch/)],
  [/clump|Dissolves|sweet\|dear|Tastes \[odd|hard as a brick/i, notOf(/Stir/)],
  [/carpet/, notOf(/Hard Floor|Hard-Floor/)],
  [/breathes/, /Mesh|Chair(?!.*Leather)/],
];

/** Whether an item of this name has whatever a sentence speaks of. `said` is as it stands among the texts, with all its choices. */
export function fitsItem(said: string, name: string): boolean {
  return SPEAKS_OF.every(([words, having]) => !words.test(said) || having.test(name));
}
