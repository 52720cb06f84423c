import { createWatched, type Watched } from '#device/watch/watched.ts'

/** The dialogs of a guide page. They can be opened from every screen of a brand. */
export type GuideDialogName = 'share' | 'book' | 'assets' | 'tokens' | 'archive'

const opened = createWatched<GuideDialogName | null>(null)

/** The open dialog; null for none. */
export const guideDialog: Watched<GuideDialogName | null> = opened

export function openGuideDialog(name: GuideDialogName): void {
  opened.set(name)
}

export function closeGuideDialog(): void {
  opened.set(null)
}
