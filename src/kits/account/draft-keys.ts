/*
 * Where the forms of features keep what was typed until it is sent. Signing out removes all of it, also while the code of a
 * feature is not loaded.
 */

/** In local storage. */
export const draftKeys = {
  campaign: 'saegim-campaign-draft',
  taskRequest: 'saegim-task-request',
  question: 'saegim-question-draft',
} as const
/** In the facts of the device's database. */
export const draftFacts = { campaignPhotos: 'campaign-photos' } as const
