import { binderShots } from './models/binder.ts';
import { bottledWaterShots } from './models/bottled-water.ts';
import { businessCardsShots } from './models/business-cards.ts';
import { calculatorShots } from './models/calculator.ts';
import { cannedDrinkShots } from './models/canned-drink.ts';
import { cleanerShots } from './models/cleaner.ts';
import { computerShots } from './models/computer.ts';
import { copyPaperShots } from './models/copy-paper.ts';
import { deskFanShots } from './models/desk-fan.ts';
import { deskOrganizerShots } from './models/desk-organizer.ts';
import { deskSetShots } from './models/desk-set.ts';
import { envelopesShots } from './models/envelopes.ts';
import { eraserShots } from './models/eraser.ts';
import { foldersShots } from './models/folders.ts';
import { gelPensShots } from './models/gel-pens.ts';
import { giftCardShots } from './models/gift-card.ts';
import { glovesShots } from './models/gloves.ts';
import { glueShots } from './models/glue.ts';
import { headsetShots } from './models/headset.ts';
import { highlightersShots } from './models/highlighters.ts';
import { holePunchShots } from './models/hole-punch.ts';
import { inkCartridgeShots } from './models/ink-cartridge.ts';
import { labelMakerShots } from './models/label-maker.ts';
import { laminatorShots } from './models/laminator.ts';
import { laptopShots } from './models/laptop.ts';
import { markersShots } from './models/markers.ts';
import { monitorShots } from './models/monitor.ts';
import { mouseShots } from './models/mouse.ts';
import { notebookShots } from './models/notebook.ts';
import { officeChairShots } from './models/office-chair.ts';
import { paperClipsShots } from './models/paper-clips.ts';
import { pencilsShots } from './models/pencils.ts';
import { plannerShots } from './models/planner.ts';
import { printerShots } from './models/printer.ts';
import { scissorsShots } from './models/scissors.ts';
import { serviceCardShots } from './models/service-card.ts';
import { shippingLabelsShots } from './models/shipping-labels.ts';
import { shredderOilShots } from './models/shredder-oil.ts';
import { shredderShots } from './models/shredder.ts';
import { softwareBoxShots } from './models/software-box.ts';
import { sprayCanShots } from './models/spray-can.ts';
import { standingDeskShots } from './models/standing-desk.ts';
import { staplerShots } from './models/stapler.ts';
import { stickyFlagsShots } from './models/sticky-flags.ts';
import { storageBoxShots } from './models/storage-box.ts';
import { tapeShots } from './models/tape.ts';
import { tonerShots } from './models/toner.ts';
import { whiteboardShots } from './models/whiteboard.ts';
import type { Shot } from './shots/series.ts';

/** Every product picture of the shop. */
export const shots: readonly Shot[] = [
  ...binderShots, ...bottledWaterShots, ...businessCardsShots, ...calculatorShots, ...cannedDrinkShots, ...cleanerShots, ...computerShots,
  ...copyPaperShots, ...deskFanShots, ...deskOrganizerShots, ...deskSetShots, ...envelopesShots, ...eraserShots, ...foldersShots,
  ...gelPensShots, ...giftCardShots, ...glovesShots, ...glueShots, ...headsetShots, ...highlightersShots, ...holePunchShots,
  ...inkCartridgeShots, ...labelMakerShots, ...laminatorShots, ...laptopShots, ...markersShots, ...monitorShots, ...mouseShots,
  ...notebookShots, ...officeChairShots, ...paperClipsShots, ...pencilsShots, ...plannerShots, ...printerShots, ...scissorsShots,
  ...serviceCardShots, ...shippingLabelsShots, ...shredderOilShots, ...shredderShots, ...softwareBoxShots, ...sprayCanShots,
  ...standingDeskShots, ...staplerShots, ...stickyFlagsShots, ...storageBoxShots, ...tapeShots, ...tonerShots, ...whiteboardShots,
];
