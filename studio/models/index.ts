import { batteriesModel } from './batteries.ts';
import { binderModel } from './binder.ts';
import { binderClipsModel } from './binder-clips.ts';
import { boardEraserModel } from './board-eraser.ts';
import { bookshelfModel } from './bookshelf.ts';
import { bottledWaterModel } from './bottled-water.ts';
import { bubbleWrapModel } from './bubble-wrap.ts';
import { businessCardsModel } from './business-cards.ts';
import { cableModel } from './cable.ts';
import { calculatorModel } from './calculator.ts';
import { cannedDrinkModel } from './canned-drink.ts';
import { cardstockModel } from './cardstock.ts';
import { chairMatModel } from './chair-mat.ts';
import { cleanerModel } from './cleaner.ts';
import { clipboardsModel } from './clipboards.ts';
import { coffeeCondimentsModel } from './coffee-condiments.ts';
import { coffeeModel } from './coffee.ts';
import { coloredPaperModel } from './colored-paper.ts';
import { coloredPencilsModel } from './colored-pencils.ts';
import { coffeePodsModel } from './coffee-pods.ts';
import { compositionNotebookModel } from './composition-notebook.ts';
import { computerModel } from './computer.ts';
import { copyPaperModel } from './copy-paper.ts';
import { corkBoardModel } from './cork-board.ts';
import { correctionTapeModel } from './correction-tape.ts';
import { cupsModel } from './cups.ts';
import { deskFanModel } from './desk-fan.ts';
import { deskLampModel } from './desk-lamp.ts';
import { deskOrganizerModel } from './desk-organizer.ts';
import { deskPadModel } from './desk-pad.ts';
import { deskSetModel } from './desk-set.ts';
import { welcomeSetModel } from './welcome-set.ts';
import { deskModel } from './desk.ts';
import { disposableCutleryModel } from './disposable-cutlery.ts';
import { disposablePlatesModel } from './disposable-plates.ts';
import { dividersModel } from './dividers.ts';
import { easelPadModel } from './easel-pad.ts';
import { envelopesModel } from './envelopes.ts';
import { eraserModel } from './eraser.ts';
import { executiveChairModel } from './executive-chair.ts';
import { expandingFileModel } from './expanding-file.ts';
import { facialTissueModel } from './facial-tissue.ts';
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
import { indexCardsModel } from './index-cards.ts';
import { inkCartridgeModel } from './ink-cartridge.ts';
import { inkjetPrinterModel } from './inkjet-printer.ts';
import { keyboardModel } from './keyboard.ts';
import { labelMakerModel } from './label-maker.ts';
import { laminatingPouchesModel } from './laminating-pouches.ts';
import { laminatorModel } from './laminator.ts';
import { laptopModel } from './laptop.ts';
import { legalPadsModel } from './legal-pads.ts';
import { letterTrayModel } from './letter-tray.ts';
import { lightBulbModel } from './light-bulb.ts';
import { mailersModel } from './mailers.ts';
import { markersModel } from './markers.ts';
import { mechanicalPencilsModel } from './mechanical-pencils.ts';
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
import { pushPinsModel } from './push-pins.ts';
import { receiptRollsModel } from './receipt-rolls.ts';
import { rubberBandsModel } from './rubber-bands.ts';
import { rulersModel } from './rulers.ts';
import { scissorsModel } from './scissors.ts';
import { serviceCardModel } from './service-card.ts';
import { sheetProtectorsModel } from './sheet-protectors.ts';
import { shippingLabelsModel } from './shipping-labels.ts';
import { shredderModel } from './shredder.ts';
import { shredderOilModel } from './shredder-oil.ts';
import { snacksModel } from './snacks.ts';
import { softwareBoxModel } from './software-box.ts';
import { sprayCanModel } from './spray-can.ts';
import { standingDeskModel } from './standing-desk.ts';
import { staplerModel } from './stapler.ts';
import { staplesModel } from './staples.ts';
import { stickyFlagsModel } from './sticky-flags.ts';
import { stickyNotesModel } from './sticky-notes.ts';
import { storageBoxModel } from './storage-box.ts';
import { tabletModel } from './tablet.ts';
import { tapeModel } from './tape.ts';
import { tapeRollsModel } from './tape-rolls.ts';
import { teaModel } from './tea.ts';
import { tonerModel } from './toner.ts';
import { trashBagsModel } from './trash-bags.ts';
import { usbDriveModel } from './usb-drive.ts';
import { wasteBinModel } from './waste-bin.ts';
import { webcamModel } from './webcam.ts';
import { whiteboardModel } from './whiteboard.ts';
import { wipesModel } from './wipes.ts';
import { pencilSharpenerModel } from './pencil-sharpener.ts';
import { mousePadModel } from './mouse-pad.ts';
import { wallCalendarModel } from './wall-calendar.ts';
import { extensionCordModel } from './extension-cord.ts';
import { stapleRemoverModel } from './staple-remover.ts';
import { nameBadgeModel } from './name-badge.ts';
import { lanyardModel } from './lanyard.ts';
import { deskCalendarModel } from './desk-calendar.ts';
import { paperTrimmerModel } from './paper-trimmer.ts';
import { rubberStampModel } from './rubber-stamp.ts';
import { stampPadModel } from './stamp-pad.ts';
import { usbHubModel } from './usb-hub.ts';
import { wallChargerModel } from './wall-charger.ts';
import { labelTapeModel } from './label-tape.ts';
import { spaceHeaterModel } from './space-heater.ts';
import { boardCleanerModel } from './board-cleaner.ts';
import { pocketFolderModel } from './pocket-folder.ts';
import { photoPaperModel } from './photo-paper.ts';
import { monitorStandModel } from './monitor-stand.ts';
import { wallClockModel } from './wall-clock.ts';
import { utilityKnifeModel } from './utility-knife.ts';
import { coffeeFiltersModel } from './coffee-filters.ts';
import { dishSoapModel } from './dish-soap.ts';
import { postalScaleModel } from './postal-scale.ts';
import { windowEnvelopesModel } from './window-envelopes.ts';
import { hookAndLoopModel } from './hook-and-loop.ts';
import { mountingStripsModel } from './mounting-strips.ts';
import { cashBoxModel } from './cash-box.ts';
import { handTruckModel } from './hand-truck.ts';
import { zipBagsModel } from './zip-bags.ts';
import { coinCellsModel } from './coin-cells.ts';
import { keyboardSetModel } from './keyboard-set.ts';
import { labelRollsModel } from './label-rolls.ts';
import { cableTiesModel } from './cable-ties.ts';
import { footrestModel } from './footrest.ts';

/** Everything the studio can photograph, by the name of its model. */
export const models = {
  batteries: batteriesModel,
  binder: binderModel,
  'binder-clips': binderClipsModel,
  'board-eraser': boardEraserModel,
  bookshelf: bookshelfModel,
  'bottled-water': bottledWaterModel,
  'bubble-wrap': bubbleWrapModel,
  'business-cards': businessCardsModel,
  cable: cableModel,
  calculator: calculatorModel,
  'canned-drink': cannedDrinkModel,
  cardstock: cardstockModel,
  'chair-mat': chairMatModel,
  cleaner: cleanerModel,
  clipboards: clipboardsModel,
  coffee: coffeeModel,
  'coffee-condiments': coffeeCondimentsModel,
  'colored-paper': coloredPaperModel,
  'colored-pencils': coloredPencilsModel,
  'coffee-pods': coffeePodsModel,
  'composition-notebook': compositionNotebookModel,
  computer: computerModel,
  'copy-paper': copyPaperModel,
  'cork-board': corkBoardModel,
  'correction-tape': correctionTapeModel,
  cups: cupsModel,
  desk: deskModel,
  'desk-fan': deskFanModel,
  'desk-lamp': deskLampModel,
  'desk-organizer': deskOrganizerModel,
  'desk-pad': deskPadModel,
  'desk-set': deskSetModel,
  'welcome-set': welcomeSetModel,
  'disposable-cutlery': disposableCutleryModel,
  'disposable-plates': disposablePlatesModel,
  dividers: dividersModel,
  'easel-pad': easelPadModel,
  envelopes: envelopesModel,
  eraser: eraserModel,
  'executive-chair': executiveChairModel,
  'expanding-file': expandingFileModel,
  'facial-tissue': facialTissueModel,
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
  'index-cards': indexCardsModel,
  'ink-cartridge': inkCartridgeModel,
  'inkjet-printer': inkjetPrinterModel,
  keyboard: keyboardModel,
  'label-maker': labelMakerModel,
  'laminating-pouches': laminatingPouchesModel,
  laminator: laminatorModel,
  laptop: laptopModel,
  'legal-pads': legalPadsModel,
  'letter-tray': letterTrayModel,
  'light-bulb': lightBulbModel,
  mailers: mailersModel,
  markers: markersModel,
  'mechanical-pencils': mechanicalPencilsModel,
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
  'push-pins': pushPinsModel,
  'receipt-rolls': receiptRollsModel,
  'rubber-bands': rubberBandsModel,
  rulers: rulersModel,
  scissors: scissorsModel,
  'service-card': serviceCardModel,
  'sheet-protectors': sheetProtectorsModel,
  'shipping-labels': shippingLabelsModel,
  shredder: shredderModel,
  'shredder-oil': shredderOilModel,
  snacks: snacksModel,
  'software-box': softwareBoxModel,
  'spray-can': sprayCanModel,
  'standing-desk': standingDeskModel,
  stapler: staplerModel,
  staples: staplesModel,
  'sticky-flags': stickyFlagsModel,
  'sticky-notes': stickyNotesModel,
  'storage-box': storageBoxModel,
  tablet: tabletModel,
  tape: tapeModel,
  'tape-rolls': tapeRollsModel,
  tea: teaModel,
  toner: tonerModel,
  'trash-bags': trashBagsModel,
  'usb-drive': usbDriveModel,
  'waste-bin': wasteBinModel,
  webcam: webcamModel,
  whiteboard: whiteboardModel,
  wipes: wipesModel,
  'pencil-sharpener': pencilSharpenerModel,
  'mouse-pad': mousePadModel,
  'wall-calendar': wallCalendarModel,
  'extension-cord': extensionCordModel,
  'staple-remover': stapleRemoverModel,
  'name-badge': nameBadgeModel,
  lanyard: lanyardModel,
  'desk-calendar': deskCalendarModel,
  'paper-trimmer': paperTrimmerModel,
  'rubber-stamp': rubberStampModel,
  'stamp-pad': stampPadModel,
  'usb-hub': usbHubModel,
  'wall-charger': wallChargerModel,
  'label-tape': labelTapeModel,
  'space-heater': spaceHeaterModel,
  'board-cleaner': boardCleanerModel,
  'pocket-folder': pocketFolderModel,
  'photo-paper': photoPaperModel,
  'monitor-stand': monitorStandModel,
  'wall-clock': wallClockModel,
  'utility-knife': utilityKnifeModel,
  'coffee-filters': coffeeFiltersModel,
  'dish-soap': dishSoapModel,
  'postal-scale': postalScaleModel,
  'window-envelopes': windowEnvelopesModel,
  'hook-and-loop': hookAndLoopModel,
  'mounting-strips': mountingStripsModel,
  'cash-box': cashBoxModel,
  'hand-truck': handTruckModel,
  'zip-bags': zipBagsModel,
  'coin-cells': coinCellsModel,
  'keyboard-set': keyboardSetModel,
  'label-rolls': labelRollsModel,
  'cable-ties': cableTiesModel,
  footrest: footrestModel,
} as const;
