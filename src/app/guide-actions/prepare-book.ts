import { preparePress } from '#features/export/book/remote-press.ts'
import { BookDialog } from './book-dialog.ts'

/** Loads the dialog of the brand book and starts its typesetter, while the user looks at the menu that offers it. */
export function prepareBook(): void {
  // What fails here fails again when the dialog is opened, and is shown there.
  BookDialog.preload().catch(() => {})
  preparePress().catch(() => {})
}
