/** How a picture by a model looks. Keys are stored: styles are only added. */
export const pictureStyles = ['PHOTO', 'STILL_LIFE', 'ILLUSTRATION', 'WATERCOLOR', 'LINE', 'CLAY'] as const
export type PictureStyle = (typeof pictureStyles)[number]

/** Which way it lies; how many pixels that are is up to the operator. Keys are stored: forms are only added. */
export const pictureForms = ['SQUARE', 'PORTRAIT', 'LANDSCAPE'] as const
export type PictureForm = (typeof pictureForms)[number]

/**
 *  WAITING ──► RUNNING ──► DONE: the files stand in the drive, the credits are spent
 *     └───────────┴──────► FAILED: the credits are back
 */
export const pictureStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const
export type PictureState = (typeof pictureStates)[number]

/** Why none was made: error codes of the contract. */
export const pictureFailures = [
  'PROVIDER_OFF',
  'PROVIDER_DOWN',
  'AI_BUSY',
  'AI_TIMEOUT',
  'AI_STALLED',
  'AI_NETWORK',
  'AI_CUT',
  'AI_REFUSED',
  'AI_STOPPED',
  'AI_BAD_ANSWER',
  'STORAGE_EXCEEDED',
  'STORAGE_DOWN',
  'INTERNAL',
] as const
export type PictureFailure = (typeof pictureFailures)[number]

/** Of reports about a request. */
export const reportStates = ['OPEN', 'DECIDED'] as const
export type ReportState = (typeof reportStates)[number]

/** What an operator decides about them. Keys are stored: decisions are only added. */
export const pictureDecisions = ['REMOVED', 'KEPT'] as const
export type PictureDecision = (typeof pictureDecisions)[number]

export const pictureLimits = {
  /** In UTF-16 units. */
  subject: 300,
  reason: 300,
  /** Of a decision. */
  note: 500,
  /** Pictures of one request. */
  count: 4,
  /** Requests of a brand that have not ended. */
  open: 4,
  /** Requests that a list has. */
  listed: 20,
  /** Pictures that an account and a brand ask of the host in a day of Seoul, also those that were stopped: they cost the operator. */
  dayOfAccount: 60,
  dayOfBrand: 200,
  /** Room in the drive for each picture of a request, in bytes. */
  room: 2 * 1024 * 1024,
} as const

/** Credits for one picture. */
export const creditOfPicture = 10

/** What some of the pictures of a request cost, at the price that they were asked for. */
export function creditOfMade(
  { credit, count }: { readonly credit: number; readonly count: number },
  made: number,
): number {
  return Math.floor((credit * Math.min(made, count)) / count)
}

/** Minutes after which a request that has not ended is given up. */
export const pictureMinutes = 10

export function isOpenPicture(state: PictureState): boolean {
  return state === 'WAITING' || state === 'RUNNING'
}
