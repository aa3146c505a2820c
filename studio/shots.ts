import { viewsOf } from './extra-views.ts';
import { batteriesShots } from './models/batteries.ts';
import { binderShots } from './models/binder.ts';
import { bookshelfShots } from './models/bookshelf.ts';
import { bottledWaterShots } from './models/bottled-water.ts';
import { bubbleWrapShots } from './models/bubble-wrap.ts';
import { businessCardsShots } from './models/business-cards.ts';
import { cableShots } from './models/cable.ts';
import { calculatorShots } from './models/calculator.ts';
import { cannedDrinkShots } from './models/canned-drink.ts';
import { cleanerShots } from './models/cleaner.ts';
import { coffeeShots } from './models/coffee.ts';
import { computerShots } from './models/computer.ts';
import { copyPaperShots } from './models/copy-paper.ts';
import { cupsShots } from './models/cups.ts';
import { deskFanShots } from './models/desk-fan.ts';
import { deskLampShots } from './models/desk-lamp.ts';
import { deskOrganizerShots } from './models/desk-organizer.ts';
import { deskSetShots } from './models/desk-set.ts';
import { easelPadShots } from './models/easel-pad.ts';
import { envelopesShots } from './models/envelopes.ts';
import { eraserShots } from './models/eraser.ts';
import { filingCabinetShots } from './models/filing-cabinet.ts';
import { firstAidShots } from './models/first-aid.ts';
import { foldersShots } from './models/folders.ts';
import { gelPensShots } from './models/gel-pens.ts';
import { giftCardShots } from './models/gift-card.ts';
import { glovesShots } from './models/gloves.ts';
import { glueShots } from './models/glue.ts';
import { handSoapShots } from './models/hand-soap.ts';
import { headsetShots } from './models/headset.ts';
import { highlightersShots } from './models/highlighters.ts';
import { holePunchShots } from './models/hole-punch.ts';
import { inkCartridgeShots } from './models/ink-cartridge.ts';
import { keyboardShots } from './models/keyboard.ts';
import { labelMakerShots } from './models/label-maker.ts';
import { laminatorShots } from './models/laminator.ts';
import { laptopShots } from './models/laptop.ts';
import { mailersShots } from './models/mailers.ts';
import { markersShots } from './models/markers.ts';
import { monitorShots } from './models/monitor.ts';
import { mouseShots } from './models/mouse.ts';
import { notebookShots } from './models/notebook.ts';
import { officeChairShots } from './models/office-chair.ts';
import { paperClipsShots } from './models/paper-clips.ts';
import { paperTowelsShots } from './models/paper-towels.ts';
import { pencilsShots } from './models/pencils.ts';
import { plannerShots } from './models/planner.ts';
import { powerStripShots } from './models/power-strip.ts';
import { printerShots } from './models/printer.ts';
import { scissorsShots } from './models/scissors.ts';
import { serviceCardShots } from './models/service-card.ts';
import { shippingLabelsShots } from './models/shipping-labels.ts';
import { shredderOilShots } from './models/shredder-oil.ts';
import { shredderShots } from './models/shredder.ts';
import { snacksShots } from './models/snacks.ts';
import { softwareBoxShots } from './models/software-box.ts';
import { sprayCanShots } from './models/spray-can.ts';
import { standingDeskShots } from './models/standing-desk.ts';
import { staplerShots } from './models/stapler.ts';
import { stickyFlagsShots } from './models/sticky-flags.ts';
import { storageBoxShots } from './models/storage-box.ts';
import { tapeShots } from './models/tape.ts';
import { tonerShots } from './models/toner.ts';
import { usbDriveShots } from './models/usb-drive.ts';
import { wasteBinShots } from './models/waste-bin.ts';
import { webcamShots } from './models/webcam.ts';
import { whiteboardShots } from './models/whiteboard.ts';
import { wipesShots } from './models/wipes.ts';
import type { Shot } from './shots/series.ts';

/** Every product picture of the shop. */
export const shots: readonly Shot[] = [
  ...batteriesShots,
  ...binderShots,
  ...bookshelfShots,
  ...bottledWaterShots,
  ...bubbleWrapShots,
  ...businessCardsShots,
  ...cableShots,
  ...calculatorShots,
  ...cannedDrinkShots,
  ...cleanerShots,
  ...coffeeShots,
  ...computerShots,
  ...copyPaperShots,
  ...cupsShots,
  ...deskFanShots,
  ...deskLampShots,
  ...deskOrganizerShots,
  ...deskSetShots,
  ...easelPadShots,
  ...envelopesShots,
  ...eraserShots,
  ...filingCabinetShots,
  ...firstAidShots,
  ...foldersShots,
  ...gelPensShots,
  ...giftCardShots,
  ...glovesShots,
  ...glueShots,
  ...handSoapShots,
  ...headsetShots,
  ...highlightersShots,
  ...holePunchShots,
  ...inkCartridgeShots,
  ...keyboardShots,
  ...labelMakerShots,
  ...laminatorShots,
  ...laptopShots,
  ...mailersShots,
  ...markersShots,
  ...monitorShots,
  ...mouseShots,
  ...notebookShots,
  ...officeChairShots,
  ...paperClipsShots,
  ...paperTowelsShots,
  ...pencilsShots,
  ...plannerShots,
  ...powerStripShots,
  ...printerShots,
  ...scissorsShots,
  ...serviceCardShots,
  ...shippingLabelsShots,
  ...shredderOilShots,
  ...shredderShots,
  ...snacksShots,
  ...softwareBoxShots,
  ...sprayCanShots,
  ...standingDeskShots,
  ...staplerShots,
  ...stickyFlagsShots,
  ...storageBoxShots,
  ...tapeShots,
  ...tonerShots,
  ...usbDriveShots,
  ...wasteBinShots,
  ...webcamShots,
  ...whiteboardShots,
  ...wipesShots,
].map((shot) => ({ ...shot, views: viewsOf(shot.key, shot.views) }));
