import { batteriesModel } from './batteries.ts';
import { binderModel } from './binder.ts';
import { binderClipsModel } from './binder-clips.ts';
import { bookshelfModel } from './bookshelf.ts';
import { bottledWaterModel } from './bottled-water.ts';
import { bubbleWrapModel } from './bubble-wrap.ts';
import { businessCardsModel } from './business-cards.ts';
import { cableModel } from './cable.ts';
import { calculatorModel } from './calculator.ts';
import { cannedDrinkModel } from './canned-drink.ts';
import { cardstockModel } from './cardstock.ts';
import { cleanerModel } from './cleaner.ts';
import { coffeeModel } from './coffee.ts';
import { coloredPaperModel } from './colored-paper.ts';
import { coloredPencilsModel } from './colored-pencils.ts';
import { coffeePodsModel } from './coffee-pods.ts';
import { computerModel } from './computer.ts';
import { copyPaperModel } from './copy-paper.ts';
import { cupsModel } from './cups.ts';
import { deskFanModel } from './desk-fan.ts';
import { deskLampModel } from './desk-lamp.ts';
import { deskOrganizerModel } from './desk-organizer.ts';
import { deskPadModel } from './desk-pad.ts';
import { deskSetModel } from './desk-set.ts';
import { deskModel } from './desk.ts';
import { easelPadModel } from './easel-pad.ts';
import { envelopesModel } from './envelopes.ts';
import { eraserModel } from './eraser.ts';
import { executiveChairModel } from './executive-chair.ts';
import { filingCabinetModel } from './filing-cabinet.ts';
import { firstAidModel } from './first-aid.ts';
import { foldersModel } from './folders.ts';
import { gelPensModel } from './gel-pens.ts';
import { giftCardModel } from './gift-card.ts';
import { glovesModel } from './gloves.ts';
import { glueModel } from './glue.ts';
import { glueBottleModel } from './glue-bottle.ts';
import { handSanitizerModel } from './hand-sanitizer.ts';
import { handSoapModel } from './hand-soap.ts';
import { hangingFoldersModel } from './hanging-folders.ts';
import { headsetModel } from './headset.ts';
import { heavyStaplerModel } from './heavy-stapler.ts';
import { highlightersModel } from './highlighters.ts';
import { holePunchModel } from './hole-punch.ts';
import { inkCartridgeModel } from './ink-cartridge.ts';
import { inkjetPrinterModel } from './inkjet-printer.ts';
import { keyboardModel } from './keyboard.ts';
import { labelMakerModel } from './label-maker.ts';
import { laminatorModel } from './laminator.ts';
import { laptopModel } from './laptop.ts';
import { letterTrayModel } from './letter-tray.ts';
import { mailersModel } from './mailers.ts';
import { markersModel } from './markers.ts';
import { monitorModel } from './monitor.ts';
import { mouseModel } from './mouse.ts';
import { movingBoxesModel } from './moving-boxes.ts';
import { notebookModel } from './notebook.ts';
import { officeChairModel } from './office-chair.ts';
import { packingTapeModel } from './packing-tape.ts';
import { paperClipsModel } from './paper-clips.ts';
import { paperTowelsModel } from './paper-towels.ts';
import { penCupModel } from './pen-cup.ts';
import { pencilsModel } from './pencils.ts';
import { plannerModel } from './planner.ts';
import { plasticToteModel } from './plastic-tote.ts';
import { portableSsdModel } from './portable-ssd.ts';
import { powerStripModel } from './power-strip.ts';
import { printerModel } from './printer.ts';
import { scissorsModel } from './scissors.ts';
import { serviceCardModel } from './service-card.ts';
import { shippingLabelsModel } from './shipping-labels.ts';
import { shredderModel } from './shredder.ts';
import { shredderOilModel } from './shredder-oil.ts';
import { snacksModel } from './snacks.ts';
import { softwareBoxModel } from './software-box.ts';
import { sprayCanModel } from './spray-can.ts';
import { standingDeskModel } from './standing-desk.ts';
import { staplerModel } from './stapler.ts';
import { stickyFlagsModel } from './sticky-flags.ts';
import { stickyNotesModel } from './sticky-notes.ts';
import { storageBoxModel } from './storage-box.ts';
import { tabletModel } from './tablet.ts';
import { tapeModel } from './tape.ts';
import { tapeRollsModel } from './tape-rolls.ts';
import { tonerModel } from './toner.ts';
import { usbDriveModel } from './usb-drive.ts';
import { wasteBinModel } from './waste-bin.ts';
import { webcamModel } from './webcam.ts';
import { whiteboardModel } from './whiteboard.ts';
import { wipesModel } from './wipes.ts';

/** Everything the studio can photograph, by the name of its model. */
export const models = {
  batteries: batteriesModel,
  binder: binderModel,
  'binder-clips': binderClipsModel,
  bookshelf: bookshelfModel,
  'bottled-water': bottledWaterModel,
  'bubble-wrap': bubbleWrapModel,
  'business-cards': businessCardsModel,
  cable: cableModel,
  calculator: calculatorModel,
  'canned-drink': cannedDrinkModel,
  cardstock: cardstockModel,
  cleaner: cleanerModel,
  coffee: coffeeModel,
  'colored-paper': coloredPaperModel,
  'colored-pencils': coloredPencilsModel,
  'coffee-pods': coffeePodsModel,
  computer: computerModel,
  'copy-paper': copyPaperModel,
  cups: cupsModel,
  desk: deskModel,
  'desk-fan': deskFanModel,
  'desk-lamp': deskLampModel,
  'desk-organizer': deskOrganizerModel,
  'desk-pad': deskPadModel,
  'desk-set': deskSetModel,
  'easel-pad': easelPadModel,
  envelopes: envelopesModel,
  eraser: eraserModel,
  'executive-chair': executiveChairModel,
  'filing-cabinet': filingCabinetModel,
  'first-aid': firstAidModel,
  folders: foldersModel,
  'gel-pens': gelPensModel,
  'gift-card': giftCardModel,
  gloves: glovesModel,
  glue: glueModel,
  'glue-bottle': glueBottleModel,
  'hand-sanitizer': handSanitizerModel,
  'hand-soap': handSoapModel,
  'hanging-folders': hangingFoldersModel,
  headset: headsetModel,
  'heavy-stapler': heavyStaplerModel,
  highlighters: highlightersModel,
  'hole-punch': holePunchModel,
  'ink-cartridge': inkCartridgeModel,
  'inkjet-printer': inkjetPrinterModel,
  keyboard: keyboardModel,
  'label-maker': labelMakerModel,
  laminator: laminatorModel,
  laptop: laptopModel,
  'letter-tray': letterTrayModel,
  mailers: mailersModel,
  markers: markersModel,
  monitor: monitorModel,
  mouse: mouseModel,
  'moving-boxes': movingBoxesModel,
  notebook: notebookModel,
  'office-chair': officeChairModel,
  'packing-tape': packingTapeModel,
  'paper-clips': paperClipsModel,
  'paper-towels': paperTowelsModel,
  'pen-cup': penCupModel,
  pencils: pencilsModel,
  planner: plannerModel,
  'plastic-tote': plasticToteModel,
  'portable-ssd': portableSsdModel,
  'power-strip': powerStripModel,
  printer: printerModel,
  scissors: scissorsModel,
  'service-card': serviceCardModel,
  'shipping-labels': shippingLabelsModel,
  shredder: shredderModel,
  'shredder-oil': shredderOilModel,
  snacks: snacksModel,
  'software-box': softwareBoxModel,
  'spray-can': sprayCanModel,
  'standing-desk': standingDeskModel,
  stapler: staplerModel,
  'sticky-flags': stickyFlagsModel,
  'sticky-notes': stickyNotesModel,
  'storage-box': storageBoxModel,
  tablet: tabletModel,
  tape: tapeModel,
  'tape-rolls': tapeRollsModel,
  toner: tonerModel,
  'usb-drive': usbDriveModel,
  'waste-bin': wasteBinModel,
  webcam: webcamModel,
  whiteboard: whiteboardModel,
  wipes: wipesModel,
} as const;
