/** What is not put into a parcel. */
const WITHOUT_PARCEL = /Protection Plan|Membership|Set-Up|Assembly$|Download|by Email|Digital/;

const notOf = (name: RegExp) => new RegExp(`^(?!.*(?:${name.source}))`, 's');

/** What sentences and titles speak of, and the names of the items that have it: of others nobody says so. */
const SPEAKS_OF: readonly (readonly [said: RegExp, name: RegExp])[] = [
  [/arrive|packed|Sent it back|the pictures|delivery|Returned|batch/i, notOf(WITHOUT_PARCEL)],
  [/Reordered|reordered|I order|standard order|second order|order\] again/, /\/(Pack|Box|Case|Ream|Carton|Set|Roll|Tub|Bag)\b/],
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
  [/clear pocket/, /View/],
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
  [/fizzy/, /Sparkling|Cola|Soda|Energy|Ginger|Root Beer|Seltzer/],
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
