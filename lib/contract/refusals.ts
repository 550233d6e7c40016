import { CODE, ProblemError, type Code } from './problem';
import { fillIn, type ArgName, type ArgsIn, type ArgsNamed } from './text-args';

const { badRequest, notFound, forbidden, wrongLogin, conflict, tooLarge } = CODE;

/**
 * Refusals of our own programs by key: code, sentence for callers of the API, and further arguments that the sentence
 * does not use. The text for readers is `refusals.<key>` of the messages, which may use all arguments.
 */
export const REFUSALS = {
  // Any call
  badInput: [badRequest, 'The request is not filled in correctly'],
  noPrivilege: [forbidden, 'Not enough privilege'],
  noSuchCall: [notFound, 'No such call'],
  foreignCall: [forbidden, 'Calls from other sites are refused'],
  changedMeanwhile: [conflict, 'Changed meanwhile'],
  keyMalformed: [badRequest, 'Idempotency-Key has a wrong form'],
  keyReused: [conflict, 'This Idempotency-Key was used for another call'],
  requestTooLarge: [tooLarge, 'The request is too large'],
  textNotStorable: [badRequest, 'A text has a character that cannot be kept'],
  figureTooLarge: [badRequest, 'A figure or a time is too large to be kept'],
  balanceTooLow: [CODE.balanceTooLow, 'The balance is too low'],
  internal: [CODE.internal, 'Internal error'],
  noWholeVenue: [notFound, 'This server counts single places only'],
  // Signing in
  signInFirst: [wrongLogin, 'Sign in first'],
  wrongLogin: [wrongLogin, 'Wrong login or password'],
  loginAndPassword: [badRequest, 'Login and password are required'],
  noSuchServer: [badRequest, 'No such server'],
  mayNotSignIn: [forbidden, 'This account may not sign in here'],
  tooManyAttempts: [CODE.tooManyAttempts, 'Too many attempts'],
  noSuchSignIn: [notFound, 'No such session of yours'],
  wrongToken: [forbidden, 'Wrong token'],
  // Files
  formExpected: [badRequest, 'A multipart form is expected'],
  formBroken: [badRequest, 'The form is not whole'],
  uploadBrokeOff: [badRequest, 'The upload broke off'],
  noFile: [badRequest, 'The form has no file'],
  oneFile: [badRequest, 'One file is expected, in the field `file`'],
  fileTooLarge: [tooLarge, 'The file has more than {bytes} bytes'],
  noPicture: [badRequest, 'Not a jpg or png picture'],
  pictureUnreadable: [badRequest, 'The picture cannot be read: {why}'],
  pictureTooSmall: [badRequest, 'The picture is too small'],
  noPaper: [badRequest, 'Not a jpg, png or PDF'],
  noSuchFile: [notFound, 'No such file'],
  noSuchPicture: [notFound, 'No such picture'],
  // Lists and documents
  noSuchList: [notFound, 'No such list'],
  csvOrXlsx: [badRequest, 'csv or xlsx'],
  // Folders, menu
  noSuchFolder: [notFound, 'No such folder'],
  folderInItself: [conflict, 'A folder cannot lie in itself'],
  folderRemoved: [conflict, 'Its folder is removed'],
  noSuchDish: [notFound, 'No such dish'],
  unknownDish: [notFound, 'No such dish: {id}'],
  noSuchMenuNode: [notFound, 'No such dish or folder'],
  idTaken: [conflict, 'The id is taken'],
  idOfOrderedDish: [conflict, 'The id of a dish that was ordered stays'],
  onlyDishesCopied: [badRequest, 'Only a dish can be copied'],
  folderHasNoPicture: [badRequest, 'A folder has no picture'],
  ingredientTwice: [badRequest, 'An ingredient stands twice in the recipe'],
  noSuchCategory: [notFound, 'No such category'],
  categoryNotForStock: [badRequest, 'This category is not for stock', ['name']],
  categoryNotForServices: [badRequest, 'This category is not for services', ['name']],
  categoryHidden: [badRequest, 'This category is hidden', ['name']],
  categoryNameTaken: [conflict, 'Another category has this name', ['name']],
  categoryKept: [badRequest, 'The program keeps this of the category', ['name']],
  categoryDefault: [badRequest, 'A new service begins with this category', ['name']],
  categoryUsed: [conflict, 'The category is used', ['name', 'count']],
  categoryHasItems: [conflict, 'Stock items are in the category', ['name', 'count']],
  noSuchExportCategory: [badRequest, 'No such category'],
  // Stock
  noSuchStockItem: [notFound, 'No such stock item'],
  unknownStockItem: [notFound, 'No such stock item: {id}'],
  noSuchStockNode: [notFound, 'No such stock item or folder'],
  folderIsNoItem: [notFound, 'A folder is no stock item'],
  noSuchMeasure: [notFound, 'No such measure'],
  itemFieldOfFolder: [badRequest, 'A folder has no such field'],
  usedByDishes: [conflict, 'Dishes of the menu take from it', ['name', 'dishes', 'count']],
  nothingToWriteOff: [badRequest, 'There is nothing to write off'],
  transferToItself: [badRequest, 'Source and target are one item'],
  targetOutsideBrew: [badRequest, 'The target does not lie in the Brew folder'],
  sourceHoldsLess: [badRequest, 'The source holds less', ['held', 'measure']],
  /** For a person who must not see how much it holds. */
  sourceHoldsTooLittle: [badRequest, 'The source holds less'],
  mergeWithItself: [badRequest, 'An item cannot be merged into itself'],
  measuresDiffer: [badRequest, 'Their measures differ', ['from', 'to']],
  quantityNotConvertible: [badRequest, 'A quantity cannot be kept in the new measure'],
  recipeNotConvertible: [badRequest, 'A line of a recipe cannot be kept in the new measure'],
  priceRoundedAway: [badRequest, 'The price would be rounded to nothing'],
  priceTooLarge: [badRequest, 'The price would be too large'],
  channelTaken: [conflict, 'This channel measures another item', ['name']],
  noSuchBarcode: [notFound, 'No such barcode'],
  worthTooMuch: [badRequest, 'An item cannot be worth more than 10 000 000 000 baht', ['sum']],
  lineTooDear: [badRequest, 'A line comes to too much', ['sum']],
  packageTooDear: [badRequest, 'A package would cost too much', ['sum']],
  ownFundsOrLater: [badRequest, 'Paid from own funds, or later: not both'],
  payerUnclear: [badRequest, 'The payer and the flags differ'],
  lossTakenBack: [conflict, 'This write-off was taken back already'],
  nothingOwed: [notFound, 'Nothing is owed for this delivery'],
  debtPaid: [conflict, 'The debt of this delivery is paid; take the payment back first'],
  noSuchPurchase: [notFound, 'No such purchase'],
  noSuchMovement: [notFound, 'No such movement'],
  // Groups of ingredients
  noSuchGroup: [notFound, 'No such group'],
  groupNameTaken: [conflict, 'Another group has this name'],
  groupEmpty: [badRequest, 'A group has at least one item'],
  groupItemUnknown: [badRequest, 'Not every item is in the stock'],
  // Stocktake
  noSuchCount: [notFound, 'No such count'],
  nothingToCount: [badRequest, 'There is nothing to count'],
  countIsBlind: [forbidden, 'This count is blind'],
  booksBelowZero: [badRequest, 'The books hold less than nothing'],
  countNotOpen: [conflict, 'The count is not open'],
  countMovedOn: [conflict, 'The count was submitted, closed or sent back meanwhile'],
  notInCount: [notFound, 'Not part of this count'],
  countedWorthTooMuch: [badRequest, 'That would be worth too much', ['sum']],
  nothingCounted: [badRequest, 'Nothing is counted yet'],
  secondPersonApproves: [forbidden, 'A second person approves what the first has submitted'],
  // Money
  amountAboveZero: [badRequest, 'The amount is above 0'],
  operationReason: [badRequest, 'A set balance needs a reason'],
  nothingToUndo: [notFound, 'There is no such operation of yours'],
  noSuchExpense: [notFound, 'No such expense'],
  expenseTakenBack: [conflict, 'The expense was taken back already'],
  expenseStays: [forbidden, 'This expense may not be removed any more'],
  mayNotCancelOrder: [forbidden, 'Not enough privilege to cancel an order'],
  undoneElsewhere: [badRequest, 'This is undone where it was done'],
  measureChangedSince: [conflict, 'An item has another measure since'],
  noOtherPlace: [badRequest, 'There is no other place for this money'],
  tooManyPapers: [badRequest, 'An expense has {count} papers at most'],
  noSuchClose: [notFound, 'No such close'],
  noSuchNote: [badRequest, 'There is no such note or coin'],
  noteTwice: [badRequest, 'A note or coin is counted twice'],
  dayClosed: [conflict, 'The day is closed already', ['date']],
  countSettled: [conflict, 'The count was settled or put aside meanwhile'],
  cashMoved: [conflict, 'Money moved in the cashbox since it was counted'],
  reasonMissing: [badRequest, 'A difference needs a reason'],
  closedDayReason: [badRequest, 'A payment of a closed day needs a reason', ['date']],
  movedAlready: [conflict, 'The money was moved meanwhile'],
  notLastClose: [conflict, 'Only the last close can be reopened'],
  floatTooLarge: [badRequest, 'More than was counted', ['counted']],
  salaryPartlyPaid: [conflict, 'Paid: {name}. Not paid: {why}', ['name', 'why']],
  // Orders, receipts
  noSuchOrder: [notFound, 'No such order'],
  tooManyOrders: [tooLarge, 'Too many orders for a shortlist', ['count']],
  tooManyReceipts: [tooLarge, 'More than {count} receipts'],
  ordersAboveSum: [badRequest, 'The orders come to more than the sum', ['sum']],
  noSuchReceiptRun: [notFound, 'No such run of receipts'],
  noSuchReceiptPart: [notFound, 'No such part of the receipts'],
  // Cards
  noSuchCardOwner: [notFound, 'No such user'],
  cardOwnerDisabled: [forbidden, 'The account is disabled'],
  discountNotAllowed: [forbidden, 'The rights of the owner do not include this discount'],
  expiryPast: [badRequest, 'The end of validity is before now'],
  // The till
  noTill: [CODE.notSetUp, 'POS_TOKEN is not set'],
  wrongTillToken: [wrongLogin, "The token is not the till's"],
  tillKeyMissing: [badRequest, 'A till sends an Idempotency-Key with what it changes'],
  timeToCome: [badRequest, 'The time is yet to come'],
  timeTooLongAgo: [badRequest, 'The time is too long ago'],
  noSuchPlace: [notFound, 'No such place'],
  noSuchCashier: [notFound, 'No such cashier'],
  noSuchAgent: [notFound, 'No such agent'],
  agentThere: [conflict, 'The agent is there already'],
  agentNotThere: [notFound, 'The agent is not there'],
  noSuchSession: [notFound, 'No such session'],
  sessionThere: [conflict, 'A session is open at the table'],
  sessionOver: [conflict, 'The session has ended'],
  noSuchCard: [notFound, 'No such card'],
  cardTakenBack: [badRequest, 'The card was taken back'],
  cardExpired: [badRequest, 'The card has expired'],
  cardOwnerOff: [badRequest, 'The account of the owner of the card is disabled'],
  cardNotAllowed: [badRequest, 'The owner of the card may not give its discount any more'],
  noSuchPartner: [notFound, 'No such delivery partner'],
  tableOpen: [conflict, 'The table is open'],
  tableEmpty: [notFound, 'Nothing is on the table'],
  dishNotOnTable: [notFound, 'None of it is on the table'],
  lessOnTable: [badRequest, 'Less of it is on the table', ['held']],
  nothingToTake: [notFound, 'Nothing is there to take'],
  splitNotMixed: [badRequest, 'Only a mixed payment has a part'],
  splitMissing: [badRequest, 'The part paid by card is missing'],
  splitAboveSum: [badRequest, 'The part is above the sum', ['sum']],
  // Users and their cards
  noSuchUser: [notFound, 'No such user'],
  noSuchRole: [badRequest, 'No such role'],
  loginTaken: [conflict, 'The login is taken'],
  accountHoldsMore: [forbidden, 'The account holds more rights than you'],
  adminStays: [forbidden, 'The administrator keeps login, role and rights'],
  ownAccountStays: [forbidden, 'Nobody removes, disables or changes the rights of their own account'],
  ownPasswordNeedsOld: [forbidden, 'Your own password is changed with the old one'],
  loginReserved: [forbidden, 'This login has rights of its own'],
  roleNotYours: [forbidden, 'You may not give or take this role'],
  rightNotHeld: [forbidden, 'You cannot give a right that you do not hold'],
  passwordNotYours: [forbidden, 'You may not set passwords of this role'],
  wrongOldPassword: [badRequest, 'The old password is wrong'],
  cardTaken: [CODE.cardTaken, 'The card belongs to {name}'],
  cardIsQr: [conflict, 'This is the number of a QR card'],
  discountNeedsCard: [badRequest, 'A discount needs a card'],
} as const satisfies Readonly<Record<string, readonly [Code, string, (readonly ArgName[])?]>>;

export type RefusalKey = keyof typeof REFUSALS;
/** Arguments of a refusal: money in baht, dates `YYYY-MM-DD`, measures by their wire name. */
export type RefusalArgs<Key extends RefusalKey> = ArgsIn<(typeof REFUSALS)[Key][1]> &
  ((typeof REFUSALS)[Key] extends readonly [Code, string, readonly (infer Name extends ArgName)[]]
    ? ArgsNamed<Name>
    : unknown);

type Rest<Key extends RefusalKey> = [keyof RefusalArgs<Key>] extends [never]
  ? [field?: string]
  : [field: string | undefined, args: RefusalArgs<Key>];

/** Error of a refusal, to be thrown; `field` names the field of the request. */
export function refusal<Key extends RefusalKey>(key: Key, ...rest: Rest<Key>): ProblemError {
  const [field, args = {}] = rest as [string?, Readonly<Record<string, string | number>>?];
  const [code, sentence] = REFUSALS[key];
  return new ProblemError(code, fillIn(sentence, args), field, { key, args });
}
