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
import { gelPensShots } from './models/gel-pens.ts';
import { giftCardShots } from './models/gift-card.ts';
import { glovesShots } from './models/gloves.ts';
import { headsetShots } from './models/headset.ts';
import { labelMakerShots } from './models/label-maker.ts';
import { laptopShots } from './models/laptop.ts';
import { monitorShots } from './models/monitor.ts';
import { mouseShots } from './models/mouse.ts';
import { notebookShots } from './models/notebook.ts';
import { officeChairShots } from './models/office-chair.ts';
import { plannerShots } from './models/planner.ts';
import { printerShots } from './models/printer.ts';
import { scissorsShots } from './models/scissors.ts';
import { serviceCardShots } from './models/service-card.ts';
import { shredderOilShots } from './models/shredder-oil.ts';
import { softwareBoxShots } from './models/software-box.ts';
import { sprayCanShots } from './models/spray-can.ts';
import { standingDeskShots } from './models/standing-desk.ts';
import { staplerShots } from './models/stapler.ts';
import { stickyFlagsShots } from './models/sticky-flags.ts';
import { tonerShots } from './models/toner.ts';
import { whiteboardShots } from './models/whiteboard.ts';
import type { Shot } from './shots/series.ts';

/** Every product picture of the shop. */
export const shots: readonly Shot[] = [
  ...bottledWaterShots, ...businessCardsShots, ...calculatorShots, ...cannedDrinkShots, ...cleanerShots, ...computerShots, ...copyPaperShots,
  ...deskFanShots, ...deskOrganizerShots, ...deskSetShots, ...gelPensShots, ...giftCardShots, ...glovesShots, ...headsetShots,
  ...labelMakerShots, ...laptopShots, ...monitorShots, ...mouseShots, ...notebookShots, ...officeChairShots, ...plannerShots, ...printerShots,
  ...scissorsShots, ...serviceCardShots, ...shredderOilShots, ...softwareBoxShots, ...sprayCanShots, ...standingDeskShots, ...staplerShots,
  ...stickyFlagsShots, ...tonerShots, ...whiteboardShots,
];
