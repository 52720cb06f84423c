import BookDialog from '#features/export/BookDialog.tsx'
import { readDraftLogo } from './read-draft-logo.ts'

/** The brand book with the logo of the logo maker on its cover while the brand has no file of one. */
export default function BookOfBrand({ onClose }: { onClose: () => void }) {
  return <BookDialog readDraftLogo={readDraftLogo} onClose={onClose} />
}
