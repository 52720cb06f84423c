import { createDialogs } from '#engine/watch/dialogs.ts'

/** The dialogs of a guide page. They can be opened from every screen of a brand. */
export type GuideDialogName = 'share' | 'book' | 'assets' | 'tokens' | 'archive'

export const guideDialogs = createDialogs<Record<GuideDialogName, undefined>>()
