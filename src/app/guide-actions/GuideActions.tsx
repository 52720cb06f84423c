import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { withWords } from '#device/words/interface.ts'
import { type DocumentName, mainDocument } from '#model/document-kinds/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const ActionButtons = lazyComponent(() => withWords(import('./ActionButtons.tsx'), 'book'), {
  when: afterFirstContentPaint,
})

/** Actions of a guide page. */
export function GuideActions({ document = mainDocument }: { document?: DocumentName }) {
  return <ActionButtons document={document} />
}
